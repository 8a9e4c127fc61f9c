/** The mark of Tempora: the sun above, the tide below, in one glass. */
export function Emblem({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <EmblemShape />
    </svg>
  );
}

/** The bare shape, for drawings that hold it. */
export function EmblemShape() {
  return (
    <>
      <path
        d="M7 3.5h34v5h-3.4C36.8 16 31 19.5 28 24c3 4.5 8.8 8 9.6 15.5H41v5H7v-5h3.4C11.2 32 17 28.5 20 24c-3-4.5-8.8-8-9.6-15.5H7zM14.2 8.5C15 14.5 21 18.5 24 23.3c3-4.8 9-8.8 9.8-14.8zM24 24.7c-2.5 4-7 7.1-8.7 10.8q2.2-2.4 4.4 0t4.3 0 4.3 0 4.4 0c-1.7-3.7-6.2-6.8-8.7-10.8z"
        fill="currentColor"
        fill-rule="evenodd"
      />
      <path d="M16.5 8.5a7.5 7.5 0 0 0 15 0zM22.9 28h2.2v4.5h-2.2z" fill="#c9a24b" />
    </>
  );
}
