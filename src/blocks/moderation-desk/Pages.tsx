import type { ReactNode } from "react";
import type { Translate } from "../block.ts";

/** The way through a list that has more than one page. */
export function Pages({
  page,
  total,
  go,
  t,
}: {
  page: number;
  total: number;
  go(page: number): void;
  t: Translate;
}): ReactNode {
  if (total <= 1) return null;
  return (
    <p className="tools">
      <button type="button" className="btn ghost" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t("moderationDesk.previous")}
      </button>
      <span className="num">{t("moderationDesk.page", { page, total })}</span>
      <button type="button" className="btn ghost" disabled={page >= total} onClick={() => go(page + 1)}>
        {t("moderationDesk.next")}
      </button>
    </p>
  );
}
