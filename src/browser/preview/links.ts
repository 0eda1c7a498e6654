import { addressOfClick as addressOfPage } from "../../renderer/links.ts";
import { previewRoot } from "../../site/preview/preview-address.ts";

/**
 * The page of the site that a click asks for, whether its link leads there within the preview or, as those of courses
 * do, to the platform; undefined when the click is the browser's own business.
 */
export function addressOfClick(event: MouseEvent): string | undefined {
  return addressOfPage(event) ?? addressInPreview(event);
}

/** The same for links below the preview's own path, which are no pages of a site. */
function addressInPreview(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || !url.pathname.startsWith(`${previewRoot}/`) || (isHere && url.hash))
    return undefined;
  return url.pathname + url.search;
}
