import { PLATFORM } from "../../../lib/org-no.ts";
import type { NavSettings, SiteSettings, ThemeDocument } from "../../../../generated/types.ts";
import type { FormDefinition } from "../../../../site/document/form-definition.ts";
import { isObject } from "../../../../shared/json.ts";
import type { SiteView, ViewerView } from "../../../../site/document/page.ts";
import type { Address } from "../../../../site/document/location.ts";
import { fixedPaths, matchScreen, resolveRoutes, type Match, type Routes } from "../../../../site/document/match.ts";
import { mergePatch } from "../../../../site/document/merge.ts";
import { withoutPlatformTexts } from "../../../../site/permissions/platform-texts.ts";
import { resolveSettings, type LayeredSite } from "../../../../site/document/resolve.ts";
import type { Texts } from "../../../../site/compile/texts.ts";
import { themeCss } from "../../../../site/document/theme.ts";
import { compileSiteView } from "../../../../site/compile/view.ts";
import { offAddresses, withoutOffAds, type IsOff } from "../../../../site/compile/without-off.ts";
import { ownPages } from "../quotas/own-pages.ts";
import { parseLayer } from "./bases.ts";
import type { BaseSite } from "./base-site.ts";
import { resolveForm, type ProductForms } from "./forms.ts";
import type { CacheManager } from "./cache-manager.ts";
import { permissions } from "./permissions.ts";
import { prepareScreen, touchesTexts, type PreparedScreen } from "./prepared-screen.ts";
import { remember } from "../../../../shared/memoize.ts";
import { firstLocale, siteTexts } from "./site-texts.ts";

/**
 * The published site of an organisation, or of the platform. Nothing in it changes: another revision is another tenant.
 */
export interface Tenant {
  /** "default" is the platform. */
  readonly orgNo: string;
  readonly organisationName: string;
  /** Names everything the site is made of: default, flavour and own revision. */
  readonly revision: string;
  readonly settings: SiteSettings;
  readonly nav: NavSettings;
  /** "" for the platform, "/org/1001" for an organisation that is not reached by its own host. */
  readonly base: string;
  /** The host of its own that search engines are told; undefined where it has none that is verified. */
  readonly canonicalHost: string | undefined;
  readonly locales: { default: string; offered: readonly string[] };
  /** The theme as CSS variables. */
  readonly themeCss: string;
  /** Whether its own layer says anything of statistics; what it inherits is the operators' choice. */
  readonly hasOwnStatistics: boolean;
  /** Whether an address of the site leads to what it does not offer. */
  readonly isOff: IsOff;
  /** How many screens it has beside those of the default and its flavour. */
  readonly ownPages: number;
  /** The root `site` of bindings, as each viewer is shown it. `base` is "" on the site's own host. */
  view(locale: string, base?: string): PreparedView;
  texts(locale: string): Texts;
  /** The texts of what it stands on, which are the operators' words. */
  platformTexts(locale: string): Texts;
  /** A screen ready to be shown; the object of the base unless the tenant touches it. undefined when there is none. */
  screen(name: string, locale: string): PreparedScreen | undefined;
  /** The screen at an address below the site's base. */
  match(address: Address): Match | undefined;
  /** The addresses without `{names}` below `base`, each with its screen. */
  fixedPaths(base: string): { path: string; screen: string }[];
  /** A form with the site's own patch; undefined when there is none of this name. */
  form(name: string): FormDefinition | undefined;
}

/** The settings of a site in one language. */
export interface PreparedView {
  /** The same object for all viewers of the same entries of the navigation. */
  for(viewer: ViewerView): SiteView;
}

export interface TenantSource {
  orgNo: string;
  organisationName: string;
  /** Id of its own revision; "0" when it has none. */
  revision: string;
  canonicalHost?: string | undefined;
  /** Its own layer as JSON in UTF-8: of the platform what it says of itself. */
  patch: Uint8Array | undefined;
  base: BaseSite;
  forms: ProductForms;
  cacheManager: CacheManager;
  /** Whether it is a draft that is looked at: none of its screens is one that visitors see. */
  isDraft?: boolean;
}

/**
 * A tenant is its patch as bytes, and what was made of it lately: the cacheManager takes that away from those not asked for,
 * and it is made again when it is.
 */
export class PublishedTenant implements Tenant {
  readonly orgNo: string;
  readonly organisationName: string;
  readonly revision: string;
  readonly canonicalHost: string | undefined;
  readonly #source: TenantSource;
  #parts: Parts | undefined;

  constructor(source: TenantSource) {
    this.orgNo = source.orgNo;
    this.organisationName = source.organisationName;
    this.revision = `${source.base.revision}.${source.revision}`;
    this.canonicalHost = source.canonicalHost;
    this.#source = source;
  }

  get base(): string {
    return this.orgNo === PLATFORM ? "" : `/org/${this.orgNo}`;
  }

  get settings(): SiteSettings {
    return this.#open().settings;
  }

  get nav(): NavSettings {
    const parts = this.#open();
    // Like the settings, checked before it was published.
    return (parts.nav ??= resolveSettings(parts.site, "nav") as unknown as NavSettings);
  }

  get locales(): Tenant["locales"] {
    return localesOf(this.settings);
  }

  get themeCss(): string {
    const parts = this.#open();
    // Checked against the theme's schema before it was published, merged as it is here.
    if (!parts.site.patches.some(({ theme }) => theme)) return this.#source.base.themeCss();
    return (parts.themeCss ??= this.#grown(
      themeCss(resolveSettings(parts.site, "theme") as unknown as ThemeDocument),
      (css) => css.length,
    ));
  }

  get hasOwnStatistics(): boolean {
    const info = this.#open().site.patches[0]?.site?.["info"];
    return isObject(info) && Object.keys(info).some((name) => /statistics/i.test(name));
  }

  get ownPages(): number {
    const [patch] = this.#open().site.patches;
    return patch ? ownPages({ layer: patch, below: this.#source.base.layer }).length : 0;
  }

  get isOff(): IsOff {
    const parts = this.#open();
    return (parts.isOff ??= offAddresses(parts.settings.features, { site: parts.site, routes: this.#routes() }));
  }

  view(locale: string, base = this.base): PreparedView {
    const parts = this.#open();
    return remember(parts.views, `${locale}\n${base}`, () => {
      const orgNo = this.orgNo === PLATFORM ? "" : this.orgNo;
      const view = compileSiteView({
        orgNo,
        base,
        name: this.organisationName,
        settings: withoutOffAds(parts.settings, this.isOff),
        nav: this.#offeredNav(),
        texts: this.texts(locale),
      });
      return this.#grown({ for: view }, () => 8_000);
    });
  }

  texts(locale: string): Texts {
    const { texts, site, settings } = this.#open();
    const said = site.patches[0]?.texts;
    const own = said && withoutPlatformTexts(said, permissions);
    const fallback = localesOf(settings).default;
    const { base } = this.#source;
    if (!own && fallback === base.fallback) return base.texts(locale);
    return remember(texts, locale, () => {
      const merged = mergePatch(base.layer.texts, own ?? {});
      return siteTexts({
        own: isObject(merged) ? merged : {},
        locales: [locale, fallback, firstLocale],
        product: base.product,
      });
    });
  }

  platformTexts(locale: string): Texts {
    return this.#source.base.texts(locale);
  }

  screen(name: string, locale: string): PreparedScreen | undefined {
    const parts = this.#open();
    const { isDraft = false, base } = this.#source;
    const shared = base.screen(name, locale);
    if (shared && !isDraft && !this.#touches(name, shared)) return shared.prepared;
    return remember(parts.screens, `${name}\n${locale}`, () => {
      const made = prepareScreen({
        site: parts.site,
        owner: this.orgNo === PLATFORM ? "platform" : "organisation",
        name,
        texts: this.texts(locale),
        platformTexts: base.texts(locale),
        routes: this.#routes(),
        isDraft,
      });
      return made && this.#grown(made, (own) => weightOfScreen(own, shared?.prepared));
    });
  }

  match(address: Address): Match | undefined {
    return matchScreen(this.#routes(), address);
  }

  fixedPaths(base: string): { path: string; screen: string }[] {
    return fixedPaths(this.#routes(), base !== "");
  }

  form(name: string): FormDefinition | undefined {
    const { site, forms } = this.#open();
    const product = this.#source.forms;
    return remember(forms, name, () => resolveForm({ product, site, orgNo: this.orgNo, name }));
  }

  /** Called by the cacheManager: the bytes stay, what was made of them goes. */
  close(): void {
    this.#parts = undefined;
  }

  /** Whether the tenant changes the screen, its layout, or a text that they show. */
  #touches(
    name: string,
    shared: { layouts: readonly string[]; textKeys: ReadonlySet<string>; complete: boolean },
  ): boolean {
    const { site, settings } = this.#open();
    const [patch] = site.patches;
    if (!patch) return false;
    // What is off is taken out of every screen.
    if (patch.site && "features" in patch.site) return true;
    if (hasOwn(patch.screens, name) || shared.layouts.some((layout) => hasOwn(patch.layouts, layout))) return true;
    if (!shared.complete && localesOf(settings).default !== this.#source.base.fallback) return true;
    return Object.values(patch.texts ?? {}).some(
      (texts) => isObject(texts) && touchesTexts(shared.textKeys, Object.keys(texts)),
    );
  }

  /** Without the entries that lead to features that are off. */
  #offeredNav(): NavSettings {
    const { isOff } = this;
    const items = Object.entries(this.nav.items ?? {}).filter(([, { navUrl }]) => !isOff(navUrl));
    return { ...this.nav, items: Object.fromEntries(items) };
  }

  #routes(): Routes {
    const parts = this.#open();
    return (parts.routes ??= resolveRoutes(parts.site, this.#source.base.routes));
  }

  #open(): Parts {
    const { cacheManager, base, patch } = this.#source;
    if (this.#parts) {
      cacheManager.touch(this);
      return this.#parts;
    }
    const layer = patch && parseLayer(decoder.decode(patch), [base.layer]);
    const site: LayeredSite = { base: base.shown, patches: layer ? [base.images.shown(layer)] : [] };
    // Checked against the schema of the settings before it was published, merged as it is here.
    const settings = resolveSettings(site, "site") as unknown as SiteSettings;
    this.#parts = { site, settings, views: new Map(), texts: new Map(), screens: new Map(), forms: new Map() };
    cacheManager.grow(this, 2_000 + (patch?.byteLength ?? 0) * 3);
    return this.#parts;
  }

  #grown<Value>(value: Value, weigh: (value: Value) => number): Value {
    this.#source.cacheManager.grow(this, weigh(value));
    return value;
  }
}

const decoder = new TextDecoder();

interface Parts {
  site: LayeredSite;
  settings: SiteSettings;
  nav?: NavSettings;
  views: Map<string, PreparedView>;
  texts: Map<string, Texts>;
  screens: Map<string, PreparedScreen | undefined>;
  forms: Map<string, FormDefinition | undefined>;
  themeCss?: string;
  routes?: Routes;
  isOff?: IsOff;
}

function localesOf({ locales }: SiteSettings): Tenant["locales"] {
  return locales ?? { default: firstLocale, offered: [firstLocale] };
}

function hasOwn(part: Readonly<Record<string, unknown>> | undefined, name: string): boolean {
  return part !== undefined && Object.hasOwn(part, name);
}

/**
 * About what a screen takes in memory, its documents and the functions made of them: 12 bytes for each of its JSON, as
 * measured on the home page. Blocks that are the base's own take their places only.
 */
function weightOfScreen({ localised }: PreparedScreen, base: PreparedScreen | undefined): number {
  const shared = base?.localised.blocks ?? {};
  const own = Object.entries(localised.blocks).filter(([key, block]) => shared[key] !== block);
  const places = Object.keys(localised.blocks).length * WEIGHT_OF_PLACE;
  return places + JSON.stringify({ ...localised, blocks: Object.fromEntries(own) }).length * 12;
}

/** Bytes that a block takes in the lists of a screen, without itself: as measured with 3,000 sites. */
const WEIGHT_OF_PLACE = 300;
