interface Props<T extends string | number> {
  value: T;
  values: readonly T[];
  name(value: T): string;
  set(value: T): void;
}

interface LabelledProps<T extends string | number> extends Props<T> {
  label: string;
  look?: string;
  /** Is the label only for screen readers? */
  isLabelHidden?: boolean;
}

/** One of a few values, with its label. */
export function LabelledSelect<T extends string | number>(props: LabelledProps<T>) {
  const { label, look, isLabelHidden = false, ...select } = props;
  return (
    <label class={look}>
      <span class={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <select {...choice(select)}>{optionsOf(select)}</select>
    </label>
  );
}

/** One of a few values, for a label elsewhere. */
export function Select<T extends string | number>({ id, ...select }: Props<T> & { id: string }) {
  return (
    <select id={id} {...choice(select)}>
      {optionsOf(select)}
    </select>
  );
}

function choice<T extends string | number>({ value, values, set }: Props<T>) {
  return {
    value: String(value),
    onChange: (event: { currentTarget: HTMLSelectElement }) => {
      const chosen = values.find((each) => String(each) === event.currentTarget.value);
      if (chosen !== undefined) set(chosen);
    },
  };
}

function optionsOf<T extends string | number>({ values, name }: Props<T>) {
  return values.map((each) => (
    <option key={each} value={String(each)}>
      {name(each)}
    </option>
  ));
}
