import type { ReactNode } from "react";
import type { Translate } from "../block.ts";

/** Shows after a while, by style alone, in a list whose content has not come: the page can be loaded again. */
export function Late({ t }: { t: Translate }): ReactNode {
  return <li className="late"><a className="link" href="">{t("common.late")}</a></li>;
}
