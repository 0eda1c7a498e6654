import type {
  AdvItem,
  FriendLink,
  NavItem,
  NavSettings,
  SiteSettings,
  WebsiteInfo,
  WebsiteNav,
} from "../../generated/types.ts";
import { safeAddress } from "../../shared/addresses.ts";
import { byOrder } from "./compile.ts";
import { compileCondition } from "./conditions.ts";
import { offeredKinds } from "../document/features.ts";
import { logoOf } from "../document/logo.ts";
import { navHref } from "../../shared/links.ts";
import { plainText } from "./localise.ts";
import { defaultZone } from "../../shared/date-time.ts";
import type { SiteView, ViewerView } from "../document/page.ts";
import type { Texts } from "./texts.ts";

/** Sets of entries that are kept: kinds of viewers are few, unless a site has a condition for each entry. */
const MAX_VIEWS = 20;

interface SiteViewSource {
  settings: SiteSettings;
  nav: NavSettings;
  texts: Texts;
  /** "" for the platform. */
  orgNo: string;
  /** "" or "/org/1001". */
  base: string;
  /** What a site is called that says no title. */
  name?: string;
}

/**
 * The root `site` of a tenant in a language: made once, then asked for each viewer, because an entry of the navigation
 * may have a condition. Viewers of the same entries get the same object. Conditions see `viewer` and `site` only.
 */
export function compileSiteView(source: SiteViewSource): (viewer: ViewerView) => SiteView {
  const { settings, texts, orgNo, base } = source;
  const entries = sorted(source.nav.items).map(([, { when, ...entry }]) => ({
    shown: when && compileCondition(when),
    link: navLink(entry, source),
  }));
  const view: SiteView = {
    orgNo,
    base,
    info: infoView(source),
    nav: entries.map(({ link }) => link),
    about: sorted(settings.about).map(([id, section]) => aboutView(id, section, source)),
    links: sorted(settings.links).map(([, link]) => linkView(link)),
    ads: sorted(settings.ads).map(([id, ad]) => adView(id, ad, texts)),
    locale: texts.locale,
    locales: settings.locales?.offered ?? [texts.locale],
    timeZone: settings.timeZone ?? defaultZone,
    features: { ...settings.features },
    ...(orgNo !== "" && settings.members?.join === "invited" ? { invitedOnly: true } : {}),
    courseCategories: offeredKinds(settings.features),
    organisation: organisationView(settings, texts),
  };
  if (entries.every(({ shown }) => !shown)) return () => view;
  const numbers = new Map(entries.map(({ link }, number) => [link, number]));
  const route = { path: "", screen: "", params: {}, query: {}, returnTo: "", isWriting: false };
  const known = new Map<string, SiteView>();
  return (viewer) => {
    const scope = { viewer, site: view, route, data: {} };
    const nav = entries.filter(({ shown }) => !shown || shown(scope)).map(({ link }) => link);
    const name = nav.map((link) => numbers.get(link)).join();
    let seen = known.get(name);
    if (!seen) {
      if (known.size >= MAX_VIEWS) known.clear();
      known.set(name, (seen = { ...view, nav }));
    }
    return seen;
  };
}

function navLink(
  entry: {
    navTitle: NonNullable<NavSettings["items"]>[string]["navTitle"];
    navUrl: string;
    target?: NavItem["target"];
  },
  { texts, base }: SiteViewSource,
): NavItem {
  const navUrl = navHref(safeAddress(entry.navUrl) ?? "/", base);
  return { navTitle: plainText(entry.navTitle, texts) ?? "", navUrl, target: entry.target ?? "_self" };
}

function infoView({ settings, texts, base, name = "" }: SiteViewSource): WebsiteInfo {
  const { title, keyword, desc, copyright, ...same } = settings.info;
  const called = plainText(title ?? settings.organisation?.orgName, texts) ?? name;
  // A foot of the page without a word says of nobody whose the site is.
  const owner = plainText(copyright, texts) ?? (called === "" ? undefined : `© ${called}`);
  const { license } = same;
  return {
    ico: "",
    isEnableStatistics: false,
    courseAutoSignOutTime: 0,
    isShowService: false,
    ...same,
    logo: logoOf(settings) ?? "",
    ...(license === undefined ? {} : { license: aboutHref(license, base) }),
    title: called,
    keyword: plainText(keyword, texts) ?? "",
    desc: plainText(desc ?? settings.organisation?.intro, texts) ?? "",
    ...(owner === undefined ? {} : { copyright: owner }),
  };
}

function aboutView(
  id: string,
  section: NonNullable<SiteSettings["about"]>[string],
  { texts, base }: SiteViewSource,
): WebsiteNav {
  const articles = sorted(section.articles).map(([key, article]) => ({
    id: key,
    navName: plainText(article.title, texts) ?? "",
    ...(base === "" ? {} : { navUrl: aboutHref(`/terrace/${key}`, base) }),
  }));
  return { id, navName: plainText(section.navName, texts) ?? "", websiteNavList: articles };
}

/** The address of an about page, below the site's pages; any other address as it is. */
function aboutHref(address: string, base: string): string {
  return address.startsWith("/terrace/") ? navHref(address, base) : address;
}

function linkView({
  linkName,
  linkUrl,
  linkTarget = "_blank",
}: NonNullable<SiteSettings["links"]>[string]): FriendLink {
  return { linkName, linkUrl, linkTarget };
}

function adView(id: string, ad: NonNullable<SiteSettings["ads"]>[string], texts: Texts): AdvItem {
  const { advLocation, advImg, advUrl = "", advTarget = "_self" } = ad;
  return { id, advLocation, advTitle: plainText(ad.advTitle, texts) ?? "", advImg, advUrl, advTarget };
}

function organisationView(settings: SiteSettings, texts: Texts): SiteView["organisation"] {
  const { cover, hours, ...worded } = settings.organisation ?? {};
  const logo = logoOf(settings);
  const view: SiteView["organisation"] = {
    ...(logo === undefined ? {} : { logo }),
    ...(cover === undefined ? {} : { cover }),
    ...(hours === undefined ? {} : { hours: hours.map((line) => plainText(line, texts) ?? "") }),
  };
  for (const name of ["orgName", "slogan", "intro", "phone", "email", "address"] as const) {
    const text = plainText(worded[name], texts);
    if (text !== undefined) view[name] = text;
  }
  return view;
}

function sorted<Entry extends { order?: number }>(map: Readonly<Record<string, Entry>> | undefined): [string, Entry][] {
  return Object.entries(map ?? {}).sort(byOrder);
}
