import type { Address } from "../../../site/document/location.ts";
import type { ViewerView } from "../../../site/document/page.ts";
import { isOffered } from "../../../site/document/features.ts";
import { courseListOf } from "../../../shared/links.ts";
import type { PageRequest } from "./page-request.ts";

/** Stands for the missing segment, to find the screen that would answer with one. */
const ANY = "0";

/**
 * Where an address leads from which only the last `{name}` of a screen's path is missing: to the nearest page above it,
 * where one chooses, and from a course to the list of courses or of one's own. The home page is no such page. Below /org/{orgNo}, where
 * details are pages of the platform, the organisation's own list goes before the platform's. undefined for every other
 * address, and for what is switched off or an operator's: those are not found.
 */
export function pageAbove(
  { tenant, address, locale }: Pick<PageRequest, "tenant" | "locale"> & { address: Address },
  viewer: ViewerView,
): string | undefined {
  const { segments, base } = address;
  const isThere = (screen: string) => {
    const composed = tenant.screen(screen, locale)?.composed;
    if (!composed || !isOffered(tenant.settings.features, composed.feature)) return false;
    return composed.access !== "operator" || viewer.isOperator === true;
  };
  const match = tenant.match({ ...address, base: "", segments: [...segments, ANY] });
  if (!match || Object.values(match.params).at(-1) !== ANY || !isThere(match.screen)) return undefined;
  const above = segments.map((_, left) => segments.slice(0, segments.length - left));
  const list = courseListOf(`/${[...segments, ANY].join("/")}`);
  if (list) above.push(list.slice(1).split("/"));
  for (const path of above)
    for (const before of new Set([base, ""])) {
      const page = tenant.match({ ...address, base: before, segments: path });
      if (page && Object.keys(page.params).length === 0 && isThere(page.screen)) return `${before}/${path.join("/")}`;
    }
  return undefined;
}
