interface Props<T extends string | number> {
  label: string;
  look?: string;
  /** Is the label only for screen readers? */
  isLabelHidden?: boolean;
  value: T;
  values: readonly T[];
  name(value: T): string;
  set(value: T): void;
}

/** One of a few values, with its label. */
export function LabelledSelect<T extends string | number>(props: Props<T>) {
  const { label, look, isLabelHidden = false, value, values, name, set } = props;
  return (
    <label class={look}>
      <span class={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const chosen = values[currentTarget.selectedIndex];
          if (chosen !== undefined) set(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={String(each)}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
