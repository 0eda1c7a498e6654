import { languageChain } from "../../../shared/language-tags.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import type {
  AboutArticle,
  GetOrgInfoParams,
  GetOrgInfoReply,
  GetWebsiteNavArticleBody,
  GetWebsiteNavArticleReply,
  ListAdvsBody,
  ListAdvsReply,
  RichText,
} from "../../../generated/types.ts";
import { plainText } from "../../../site/compile/localise.ts";
import { aboutArticle, isLegalPage } from "../../../site/document/about-pages.ts";
import type { SiteView } from "../../../site/document/page.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { viewerOfSession } from "../../lib/viewer.ts";
import type { Tenant } from "../sites/index.ts";
import { countOfOrganisation } from "./queries.ts";

/** The site as the caller sees it, in their language. Addresses are as the site wrote them, without /org/{orgNo}. */
export function siteView(context: OperationContext): SiteView {
  return context.site.view(context.locale, "").for(viewerOfSession(context.session));
}

/** The advertisements of one place of the site. They are those of the web portal: other portals (`platShow`) have none. */
export function listAdvs({ advLocation, platShow = WEB }: ListAdvsBody, context: OperationContext): ListAdvsReply {
  const { orgNo, ads } = siteView(context);
  const advList = platShow <= WEB ? ads.filter((ad) => ad.advLocation === advLocation) : [];
  return { advLocation, platShow, orgNo, advList };
}

/** The `platShow` of the web portal; 0 asks for any. */
const WEB = 1;

/**
 * An about page in the caller's language, else in the site's own; without an id the first. What everybody agrees to who
 * signs up is the platform's where an organisation has none of its own, or says that the platform's holds, and is
 * headed by the platform's name. NOT_FOUND when the site has none.
 */
export async function getWebsiteNavArticle(
  { navId: asked }: GetWebsiteNavArticleBody,
  context: OperationContext,
): Promise<GetWebsiteNavArticleReply> {
  const { site } = context;
  const navId = asked ?? siteView(context).about.flatMap(({ websiteNavList = [] }) => websiteNavList)[0]?.id;
  if (navId === undefined) return fail("NOT_FOUND");
  const own = aboutArticle(site.settings, navId);
  if (own && own.isPlatforms !== true) return presentAbout(navId, own, { site, context });
  const platform =
    isLegalPage(navId) && site.orgNo !== PLATFORM ? await context.services.tenants.resolve(PLATFORM) : undefined;
  const article = platform && aboutArticle(platform.settings, navId);
  if (!article) return fail("NOT_FOUND");
  const shown = presentAbout(navId, article, { site: platform, context });
  const { t } = context.site.texts(context.locale);
  const { title: name } = platform.view(context.locale, "").for(viewerOfSession(context.session)).info;
  return { ...shown, artTitle: t("site.about.ofPlatform", { title: shown.artTitle, name }) };
}

function presentAbout(
  navId: string,
  article: AboutArticle,
  { site, context }: { site: Tenant; context: OperationContext },
): GetWebsiteNavArticleReply {
  const { locale } = context;
  const body: Record<string, RichText> = article.body ?? {};
  return {
    id: navId,
    navId,
    artTitle: plainText(article.title, site.texts(locale)) ?? "",
    ...(article.cover === undefined ? {} : { artPic: article.cover }),
    artDesc: withoutOffLinks(bodyIn(languageChain(locale, site.locales.default), body), context.site.isOff),
  };
}

function bodyIn(languages: readonly string[], body: Readonly<Record<string, RichText>>): RichText {
  const found = languages.find((one) => Object.hasOwn(body, one));
  return (found === undefined ? Object.values(body)[0] : body[found]) ?? { type: "doc", content: [] };
}

/** An organisation with its site info and navigation. The platform has a site but is none. */
export async function getOrgInfo({ orgNo }: GetOrgInfoParams, context: OperationContext): Promise<GetOrgInfoReply> {
  if (orgNo === "" || orgNo === PLATFORM || context.site.orgNo !== orgNo) fail("NOT_FOUND");
  const view = siteView(context);
  const counts = await countOfOrganisation(context.db, orgNo);
  return {
    orgNo,
    orgName: context.site.organisationName,
    ...view.organisation,
    ...counts,
    website: view.info,
    navList: view.nav,
  };
}
