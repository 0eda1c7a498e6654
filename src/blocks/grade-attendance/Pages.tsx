import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** The way through the pages of a list; nothing where there is one. */
export function Pages({
  page,
  total,
  go,
  t,
}: {
  page: number;
  total: number;
  go: (page: number) => void;
  t: BlockProps<"gradeAttendance">["t"];
}): ReactNode {
  if (total <= 1) return null;
  return (
    <p className="tools num">
      <button type="button" className="btn ghost" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t("gradeAttendance.previous")}
      </button>
      <span>{t("gradeAttendance.page", { page, total })}</span>
      <button type="button" className="btn ghost" disabled={page >= total} onClick={() => go(page + 1)}>
        {t("gradeAttendance.next")}
      </button>
    </p>
  );
}
