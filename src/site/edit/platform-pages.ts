import type { SiteSettings } from "../../generated/types.ts";
import { aboutArticle, legalPages } from "../document/about-pages.ts";
import { resolveSettings, type Layer } from "../document/resolve.ts";
import { setValue } from "./edit-values.ts";
import { said } from "./said.ts";

const titles = { terms: said("服务协议", "Terms of service"), privacy: said("隐私政策", "Privacy") };

/** Which of the pages that the law asks for a site has not. */
export function missingLegalPages(own: Layer, base: Layer): (typeof legalPages)[number][] {
  const settings = resolveSettings({ base, patches: [own] }, "site") as Partial<SiteSettings>;
  return legalPages.filter((id) => !aboutArticle(settings, id));
}

/** The own layer, in which the platform's pages are said to hold wherever the site has none. */
export function withPlatformPages(own: Layer, base: Layer): Layer {
  const missing = missingLegalPages(own, base);
  if (missing.length === 0) return own;
  const section = ["site", "about", "rules"];
  const { about } = resolveSettings({ base, patches: [own] }, "site") as Partial<SiteSettings>;
  const begun = about?.["rules"]
    ? own
    : setValue({ own, path: section, value: { navName: said("条款", "Terms"), order: 30 } });
  return missing.reduce(
    (layer, id) =>
      setValue({
        own: layer,
        path: [...section, "articles", id],
        value: { title: titles[id], order: 10 * (legalPages.indexOf(id) + 1), isPlatforms: true },
      }),
    begun,
  );
}
