import type { ComponentChildren } from 'preact';

interface Row {
  readonly key: string | number;
  /** What the row is about; absent where the first column is a fact like the others. */
  readonly head?: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
}

interface Props {
  class?: string;
  caption?: string;
  /** The heads of the columns, null over the heads of the rows. */
  columns: readonly (string | null)[];
  rows: readonly Row[];
}

/** Facts in rows and columns. */
export function FactTable({ class: name, caption, columns, rows }: Props) {
  return (
    <table class={name}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, i) =>
            column === null ? (
              <td key={i} />
            ) : (
              <th key={i} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            {head !== undefined && <th scope="row">{head}</th>}
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
