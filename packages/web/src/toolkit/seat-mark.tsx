/** A seat's sign: a colour and a shape, the same everywhere. */
const SHAPES = [
  <circle key="disc" cx="12" cy="12" r="8.5" />,
  <path key="diamond" d="M12 2.5 21.5 12 12 21.5 2.5 12z" />,
  <path key="square" d="M4 4h16v16H4z" />,
  <path key="triangle" d="M12 3 21.5 20h-19z" />,
  <circle key="ring" cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" stroke-width="5" />,
];

export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg class="seat-mark" data-seat={seat} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      {SHAPES[seat % SHAPES.length]}
    </svg>
  );
}

/** A seat's bare shape around 0, for drawings that hold it. */
export function SeatShape({ seat, size }: { seat: number; size: number }) {
  return <g transform={`scale(${size / 20}) translate(-12 -12)`}>{SHAPES[seat % SHAPES.length]}</g>;
}
