import type { ReactNode } from "react";
import type { Translate } from "../blocks/block.ts";

/**
 * Shows after a while, by style alone, in a list whose content has not come: the page can be loaded again, or `href`
 * tried, which a list with filters gives without them.
 */
export function Late({ t, href = "" }: { t: Translate; href?: string }): ReactNode {
  return (
    <li className="late">
      <a className="link" href={href}>
        {t("common.late")}
      </a>
    </li>
  );
}
