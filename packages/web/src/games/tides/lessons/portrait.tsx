/** Marea: a hood against the spray, a lantern, and the water behind her. */
export function Portrait() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="var(--card)" />
      <path d="M2 42q7-6 15 0t15 0 15 0 15 0A32 32 0 0 1 2 42z" fill="var(--seat-1)" opacity="0.55" />
      <path
        d="M13 62c0-12 4-16 7-24C15 20 23 8 33 8s18 12 13 30c3 8 7 12 7 24a32 32 0 0 1-40 0z"
        fill="var(--seat-0)"
      />
      <path d="M33 15c-8 0-11 8-9 19 1.5 8 5 12 9 12s7.5-4 9-12c2-11-1-19-9-19z" fill="var(--card-ink)" />
      <path d="M24 27c1-8 4-11 9-11s8 3 9 11c-4-5-14-5-18 0z" fill="var(--ink-soft)" />
      <g fill="none" stroke="var(--card)" stroke-width="1.6" stroke-linecap="round">
        <path d="M27 31q1.5-1.5 3.5 0M35.5 31q2-1.5 3.5 0M33 32.5l-1.2 4.5h2M29.5 40.5q3.5 2 7 0" />
      </g>
      <g>
        <path d="M50 37v-4" stroke="var(--gold)" stroke-width="1.6" />
        <path d="M46 38h8l1.5 12h-11z" fill="var(--gold)" />
        <circle cx="50" cy="45" r="2.6" fill="var(--card-ink)" />
      </g>
    </svg>
  );
}
