import { pageHeaders } from "./page-headers.ts";
import { makePage, type PageMaker } from "./make-page.ts";
import type { MadePage } from "./page-cache.ts";
import { pageDataHref, type PageData } from "./page-data.ts";
import { requestOf, type PageKey } from "./page-key.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { searchOf } from "./query.ts";
import { storePage } from "./stored-page.ts";
import { toShow } from "./page-to-render.ts";

export interface KeptPageMaker extends PageMaker {
  renderer: PageRenderer;
  data: PageData;
}

/**
 * Makes the page of a key, from the key alone: no request can put anything into a page that others will see. A page with
 * a part that failed is sent to those who wait for it, and not kept. There is no page where the key redirects, or where
 * its site has another revision by now.
 */
export async function makeKeptPage(key: PageKey, maker: KeptPageMaker): Promise<MadePage> {
  const tenant = await maker.services.tenants.resolve(key.orgNo);
  if (tenant?.revision !== key.revision) return { page: undefined, keep: false };
  const request = requestOf(key, tenant);
  const made = await makePage(request, maker);
  if (made.kind === "redirect") return { page: undefined, keep: false };
  const dataAt = (json: string) => pageDataHref(key.path + searchOf(key.query), maker.data.keep(json));
  const { html, policy } = await maker.renderer.whole(toShow(made, request), dataAt);
  const { status } = made.page.payload;
  const sendsPhones = Boolean(tenant.settings.info.h5Domain);
  const headers = pageHeaders({ origin: key.origin, policy, sendsPhones, speculates: true });
  return {
    page: storePage({ html, status, headers }),
    keep: status === 200 && made.isWhole !== false,
    until: made.until,
  };
}
