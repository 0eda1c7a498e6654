import { pageHeaders } from "./page-headers.ts";
import { makePage, type PageMaker } from "./make-page.ts";
import type { MadePage } from "./page-cache.ts";
import { requestOf, type PageKey } from "./page-key.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { storePage } from "./stored-page.ts";
import { toShow } from "./to-show.ts";

export interface KeptPageMaker extends PageMaker {
  renderer: PageRenderer;
}

/**
 * Makes the page of a key: from the key and from nothing else, so that whoever asks first cannot put anything into what
 * the next is shown. A page that lacks what may be there in a moment is shown to whoever waits for it, and not kept. No
 * page where the key leads elsewhere, or where its site has another revision by now.
 */
export async function makeKeptPage(key: PageKey, maker: KeptPageMaker): Promise<MadePage> {
  const tenant = await maker.services.tenants.resolve(key.orgNo);
  if (tenant?.revision !== key.revision) return { page: undefined, keep: false };
  const request = requestOf(key, tenant);
  const made = await makePage(request, maker);
  if (made.kind === "redirect") return { page: undefined, keep: false };
  const { html, policy } = await maker.renderer.whole(toShow(made, request));
  const { status } = made.page.payload;
  const headers = pageHeaders({ origin: key.origin, policy, sendsPhones: Boolean(tenant.settings.info.h5Domain) });
  return { page: storePage({ html, status, headers }), keep: status === 200 && made.isWhole !== false };
}
