/** Illari: a headband with a feather, hair in the wind, and the knotted cords of a message over her shoulder. */
export function Portrait() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="var(--card)" />
      <path d="M4 46l12-16 8 8 10-14 12 14 6-6 8 14A32 32 0 0 1 4 46z" fill="var(--seat-2)" opacity="0.45" />
      <path d="M12 57c2-11 9-14 20-14s18 3 20 14a32 32 0 0 1-40 0z" fill="var(--seat-0)" />
      <path d="M47 24c6 0 9-3 13-2-3 5-6 9-12 9zM46 31c5 1 8 0 11 2-4 3-8 5-12 3z" fill="var(--ink-soft)" />
      <path d="M20 28c0-11 5-17 13-17s14 6 14 17l-2 9H22z" fill="var(--ink-soft)" />
      <path d="M33 17c-8 0-11 6-10 14 1 9 5 15 10 15s9-6 10-15c1-8-2-14-10-14z" fill="var(--card-ink)" />
      <path d="M21 22q12-5 25 0v5q-12-5-25 0z" fill="var(--gold)" />
      <path d="M27 20c-3-6-2-11 2-16 3 5 4 10 2 15z" fill="var(--seat-1)" />
      <g fill="none" stroke="var(--card)" stroke-width="1.6" stroke-linecap="round">
        <path d="M27 31q1.6-1.6 3.6 0M35.5 31q2-1.6 3.6 0M33 32.5l-1 4h1.8M29 39.5q4 3.6 8 0" />
      </g>
      <g fill="none" stroke="var(--card)" stroke-width="1.5" stroke-linecap="round">
        <path d="M18 46q14 8 30 0M24 49.5v8M30 51v9M36 51v7M42 49.5v9" />
      </g>
      <g fill="var(--gold)">
        <circle cx="24" cy="54" r="1.6" />
        <circle cx="30" cy="56" r="1.6" />
        <circle cx="36" cy="55" r="1.6" />
        <circle cx="42" cy="53" r="1.6" />
      </g>
    </svg>
  );
}
