/** Where the previews of drafts are: each below a path of its own, with its token in it. */
export const previewRoot = "/studio/preview";

/** Who a draft may be looked at as. */
export const previewViewers = ["guest", "learner", "svip", "lecturer", "organisation"] as const;

export type PreviewViewer = (typeof previewViewers)[number];

/**
 * How a draft is looked at. What is not said is as it comes: whoever may see the page, the site's language, the
 * system's colours.
 */
export interface PreviewLook {
  as?: PreviewViewer | undefined;
  lang?: string | undefined;
  scheme?: "light" | "dark" | undefined;
}

/** Where a preview shows one type of block alone: `/_block/callout`. No page of a site has such an address. */
export const blockPath = (type: string): string => `/_block/${type}`;

/** Where a preview shows a section saved for reuse, named as its screen: `/_block/section/callout`. */
export const sectionPath = (screen: string): string => `/_block/${screen}`;

/** What a path asks for alone; undefined for the path of a page. */
export function aloneAt(path: string): { type: string } | { section: string } | undefined {
  const [, section, type] = /^\/_block\/(?:(section\/[\w-]+)|(\w+))$/.exec(path) ?? [];
  return section !== undefined ? { section } : type !== undefined ? { type } : undefined;
}

/** A page of a preview, its address taken apart. */
export interface PreviewAddress {
  token: string;
  /** What stands before every path of the site: `/studio/preview/{token}`. */
  base: string;
  /** The path within the site, as it came: "/list". */
  path: string;
}

/** Takes the path of an address apart; undefined for one that is not below `previewRoot`. */
export function readPreviewPath(pathname: string): PreviewAddress | undefined {
  const [, base, token, path] = /^(\/studio\/preview\/([\w.-]+))(\/.*)?$/.exec(pathname) ?? [];
  return base === undefined || token === undefined ? undefined : { token, base, path: path ?? "/" };
}

/**
 * The address of a page in a preview.
 * @param base the address that `createSitePreview` gave, with or without the origin
 * @param path path and query within the site; one that has the organisation's number before it loses that
 */
export function previewHref(base: string, path: string, look: PreviewLook = {}): string {
  const [, plain = "", search = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(withoutOrganisation(path)) ?? [];
  const query = new URLSearchParams(search);
  for (const name of ["as", "lang", "scheme"] as const) {
    query.delete(name);
    if (look[name] !== undefined) query.set(name, look[name]);
  }
  return `${base}${plain === "/" ? "" : plain}${query.size > 0 ? `?${query}` : ""}`;
}

/** Takes how a page is looked at out of its query. Of what is not known, nothing is kept. */
export function takeLook(query: Readonly<Record<string, string>>): { look: PreviewLook; rest: Record<string, string> } {
  const { as, lang, scheme, ...rest } = query;
  return {
    look: {
      as: previewViewers.find((one) => one === as),
      lang,
      scheme: scheme === "light" || scheme === "dark" ? scheme : undefined,
    },
    rest,
  };
}

function withoutOrganisation(path: string): string {
  return path.replace(/^\/org\/[^/?#]+(?=[/?#]|$)/, "").replace(/^(?=[?#]|$)/, "/");
}
