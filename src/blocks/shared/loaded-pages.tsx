import type { ReactNode } from "react";
import type { Translate } from "../block.ts";

/**
 * The way through the pages of a list that a block loads itself; nothing where there is one. A block that shows it names
 * `pagination` in its `textsOf`.
 */
export function LoadedPages({
  page,
  total,
  go,
  t,
}: {
  page: number;
  total: number;
  go: (page: number) => void;
  t: Translate;
}): ReactNode {
  if (total <= 1) return null;
  return (
    <div className="tools num" role="group" aria-label={t("pagination.label")}>
      <button type="button" className="btn ghost" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t("pagination.previous")}
      </button>
      <span>{t("pagination.of", { page, total })}</span>
      <button type="button" className="btn ghost" disabled={page >= total} onClick={() => go(page + 1)}>
        {t("pagination.next")}
      </button>
    </div>
  );
}
