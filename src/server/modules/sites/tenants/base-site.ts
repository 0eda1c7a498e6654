import type { SiteSettings, ThemeDocument } from "../../../../generated/types.ts";
import { indexScreens, type Routes, type ScreenAddress } from "../../../../site/document/match.ts";
import { layoutNames, type Layer } from "../../../../site/document/resolve.ts";
import type { Texts } from "../../../../site/compile/texts.ts";
import { themeCss } from "../../../../site/document/theme.ts";
import { imagesAsWritten, type ImageAddresses } from "../../../core/image-address.ts";
import { prepareScreen, textKeysIn, type PreparedScreen } from "./prepared-screen.ts";
import { remember } from "../../../../shared/memoize.ts";
import { firstLocale, siteTexts, type ProductTexts } from "./site-texts.ts";

/**
 * What tenants stand on: the default site, alone or with one flavour over it. Resolved once, and its screens prepared
 * once for each language, however many tenants share them.
 */
export interface BaseSite {
  /** The flavour in it; undefined for the default alone. */
  flavour: string | undefined;
  /** Ids of the revisions it is made of. */
  revision: string;
  /** The default, without what the platform says of itself, with the flavour merged over it. */
  layer: Layer;
  /** What the platform says of itself, which its own site alone has over the layer. */
  own: Layer;
  /** The same as pages show it. */
  shown: Layer;
  images: Pick<ImageAddresses, "shown">;
  product: ProductTexts;
  fallback: string;
  routes: Routes;
  themeCss(): string;
  texts(locale: string): Texts;
  screen(name: string, locale: string): SharedScreen | undefined;
}

/** A screen of the base, with what it depends on: a tenant that touches none of it shares it. */
export interface SharedScreen {
  prepared: PreparedScreen;
  /** Its layout, and those that that one stands on. */
  layouts: readonly string[];
  /** Keys of the texts that the screen and its layout name. */
  textKeys: ReadonlySet<string>;
  /** Whether the language itself has all of them, so that another fallback changes nothing. */
  complete: boolean;
}

/** Makes a base of a layer that is resolved already. */
export function createBaseSite({
  flavour,
  revision,
  layer,
  own = { version: layer.version },
  product,
  images = imagesAsWritten,
}: Pick<BaseSite, "flavour" | "revision" | "layer" | "product"> & Partial<Pick<BaseSite, "images" | "own">>): BaseSite {
  const screens = new Map<string, SharedScreen | undefined>();
  const texts = new Map<string, Texts>();
  const fallback = fallbackOf(layer);
  let css: string | undefined;
  const base: BaseSite = {
    flavour,
    revision,
    layer,
    own,
    shown: images.shown(layer),
    images,
    product,
    fallback,
    // A checked screen has an address of this shape; one that has not is simply never found.
    routes: indexScreens((layer.screens ?? {}) as Record<string, ScreenAddress>),
    // A checked theme is whole.
    themeCss: () => (css ??= themeCss(layer.theme as unknown as ThemeDocument)),
    texts: (locale) =>
      remember(texts, locale, () => siteTexts({ own: layer.texts, locales: [locale, fallback, firstLocale], product })),
    screen: (name, locale) => remember(screens, `${name}\n${locale}`, () => shareScreen(base, name, locale)),
  };
  return base;
}

function shareScreen(base: BaseSite, name: string, locale: string): SharedScreen | undefined {
  const site = { base: base.shown, patches: [] };
  const prepared = prepareScreen({
    site,
    owner: "platform",
    name,
    texts: base.texts(locale),
    routes: base.routes,
  });
  if (!prepared) return undefined;
  const textKeys = textKeysIn(prepared.composed);
  const alone = siteTexts({ own: base.layer.texts, locales: [locale], product: base.product });
  const complete = [...textKeys].every(
    (key) => alone.lookup(key) !== undefined || alone.lookup(`${key}_other`) !== undefined,
  );
  const layouts = layoutNames(site, prepared.composed.layout) ?? [];
  return { prepared, layouts, textKeys, complete };
}

function fallbackOf(layer: Layer): string {
  const { locales } = (layer.site ?? {}) as Partial<SiteSettings>;
  return locales?.default ?? firstLocale;
}
