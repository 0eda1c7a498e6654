import type { ReactNode } from "react";

/** One value of a chart: its name, what stands at the axis, and how its value is written. */
export interface Bar {
  name: string;
  axis: string;
  value: number;
  /** Above the bar; empty for none. */
  above: string;
  /** In the table. */
  figure: string;
}

/** A chart with its title, and its values as a table for whoever does not see it. */
export function ChartFrame({
  bars,
  title,
  columns,
  children,
}: {
  bars: readonly Bar[];
  title: string;
  columns: readonly [name: string, value: string];
  children: ReactNode;
}): ReactNode {
  return (
    <figure className="histogram">
      <figcaption>{title}</figcaption>
      {children}
      <div className="vh">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, figure }, place) => (
              <tr key={place}>
                <th scope="row">{name}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
