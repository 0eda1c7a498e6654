import { canonicalSite } from "./canonical-site.ts";
import { landingOf } from "./redirects.ts";
import { isIndexed } from "./indexed.ts";
import type { PageResult } from "./make-page.ts";
import type { PageToShow } from "./page-renderer.ts";
import type { PageRequest } from "./page-request.ts";

/** What the renderer needs of a page that was made. */
export function toShow(
  { page, screen }: PageResult & { kind: "page" },
  { tenant, address, origin, caller }: PageRequest,
): PageToShow {
  const landing = address && page.payload.status === 200 ? landingOf(tenant, address) : undefined;
  return {
    page,
    themeCss: tenant.themeCss,
    origin,
    canonical: canonicalSite({ tenant, address, origin }),
    requestId: caller.requestId,
    landing: landing === address?.canonical ? undefined : landing,
    locales: tenant.locales,
    timeZone: tenant.settings.timeZone,
    indexed: page.payload.status === 200 && isIndexed(screen.composed),
  };
}
