import type { ReactNode } from "react";

/** A column: its name as its cells and its head have it, and how its cells look. */
export interface FigureColumn<Row> {
  name: string;
  label: string;
  /** What stands in it. */
  cell: (row: Row) => ReactNode;
  /** Of cells; figures have "num". */
  className?: string;
  /** Whether a phone writes its name before it. The first names its row, and needs none. */
  isNamed?: boolean;
  /** Only for whoever does not see it: the head of a column of buttons. */
  isHeadHidden?: boolean;
}

/** A table that becomes lines on a phone. */
export function FigureTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** Read by whoever does not see it. */
  caption: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, place: number) => string | number;
}): ReactNode {
  return (
    <table className="lines">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, label, isHeadHidden }) => (
            <th key={name} scope="col">
              {isHeadHidden ? <span className="vh">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)}>
            {columns.map(({ name, label, cell, className, isHeadHidden, isNamed = !isHeadHidden }, column) => (
              <td key={name} data-label={column > 0 && isNamed ? label : undefined} className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
