import type { ReactNode } from "react";
import { useTools } from "./context.ts";
import type { Rows } from "./use-rows.ts";

/** Moves a row, or takes it away. */
export function RowButtons({
  rows,
  index,
  count,
  isFixed = false,
}: {
  rows: Rows;
  index: number;
  count: number;
  /** Where the order says nothing. */
  isFixed?: boolean;
}): ReactNode {
  const { t } = useTools();
  const no = index + 1;
  return (
    <span className="row-do">
      {!isFixed && (
        <>
          <button
            type="button"
            className="icon"
            disabled={index === 0}
            aria-label={t("examQuestionEditor.up", { no })}
            onClick={() => rows.move(index, -1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="icon"
            disabled={index === count - 1}
            aria-label={t("examQuestionEditor.down", { no })}
            onClick={() => rows.move(index, 1)}
          >
            ↓
          </button>
        </>
      )}
      <button
        type="button"
        className="icon"
        disabled={count === 1}
        aria-label={t("examQuestionEditor.removeRow", { no })}
        onClick={() => rows.remove(index)}
      >
        ×
      </button>
    </span>
  );
}
