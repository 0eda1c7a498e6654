import type { ReactNode } from "react";

/** What stands in the way of saving, from when somebody tried; `id` takes the focus then. */
export function MissingList({ id, title, lines }: { id: string; title: string; lines: readonly string[] }): ReactNode {
  return (
    <div id={id} tabIndex={-1} role="alert">
      {lines.length > 0 && (
        <div className="missing">
          <b>{title}</b>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
