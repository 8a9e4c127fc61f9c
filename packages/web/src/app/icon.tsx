interface IconProps {
  /** The path, in a square of 24. */
  d: string;
  size?: number;
  stroke?: number;
  fill?: 'none' | 'currentColor';
}

/** A small drawing in the colour of the text. */
export function Icon({ d, size = 18, stroke = 1.8, fill = 'none' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={fill}
      stroke="currentColor"
      stroke-width={stroke}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={d} />
    </svg>
  );
}

interface IconButtonProps extends IconProps {
  label: string;
  look?: 'icon' | 'quiet icon';
  isOff?: boolean;
  press(): void;
}

/** A button that shows only a drawing. */
export function IconButton({ label, look = 'quiet icon', isOff = false, press, ...icon }: IconButtonProps) {
  return (
    <button type="button" class={look} aria-label={label} title={label} disabled={isOff} onClick={press}>
      <Icon {...icon} />
    </button>
  );
}
