/** Bruno: a broad hat, a moustache, and his measuring rod before the hills. */
export function Portrait() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="var(--sea)" />
      <path d="M1 40q9-12 18-4t16-3 14 0 14 5A32 32 0 0 1 1 40z" fill="var(--seat-3)" opacity="0.6" />
      <path d="M12 57c2-9 9-12 19-12s17 3 19 12a32 32 0 0 1-38 0z" fill="var(--seat-1)" />
      <path d="M21 24h20v12c0 7-4 12-10 12s-10-5-10-12z" fill="var(--paper)" />
      <path d="M11 25c5-3 10-4 20-4s15 1 20 4c-5 3-10 4-20 4s-15-1-20-4z" fill="var(--paper-ink)" />
      <path d="M21 22c0-9 3-13 10-13s10 4 10 13c-6 2-14 2-20 0z" fill="var(--paper-ink)" />
      <path d="M21 19q10 3 20 0v3q-10 3-20 0z" fill="var(--gold)" />
      <g fill="none" stroke="var(--paper-ink)" stroke-width="1.6" stroke-linecap="round">
        <path d="M25 33q1.5-1.5 3.5 0M33.5 33q2-1.5 3.5 0M28 44q3 1.5 6 0" />
      </g>
      <path d="M23 40c3-4 6-4 8-1.5 2-2.5 5-2.5 8 1.5-3 1.5-6 1.5-8-.5-2 2-5 2-8 .5z" fill="var(--paper-ink)" />
      <g stroke="var(--paper-ink)" stroke-width="1">
        <path d="M54 14v40" stroke="var(--gold)" stroke-width="4" />
        <path d="M52 20h4M52 28h4M52 36h4M52 44h4" />
      </g>
    </svg>
  );
}
