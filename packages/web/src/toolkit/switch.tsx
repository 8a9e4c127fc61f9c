interface Props {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  set(isOn: boolean): void;
}

/** A checkbox with its name and what it changes. */
export function Switch({ label, hint, isOn, set }: Props) {
  return (
    <label class="option">
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
