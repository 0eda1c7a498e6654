import { Fragment, type ReactNode } from "react";

/** A text whose dates (`2026-11-23`) do not break at their hyphens; between them it breaks as it may. */
export function WholeDates({ children }: { children: string }): ReactNode {
  return children.split(/(\d{4}-\d\d-\d\d)/).map((piece, place) =>
    place % 2 === 1 ? (
      <span key={place} style={{ whiteSpace: "nowrap" }}>
        {piece}
      </span>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}
