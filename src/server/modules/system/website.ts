import { PLATFORM } from "../../lib/org-no.ts";
import type {
  GetOrgInfoParams,
  GetOrgInfoReply,
  GetWebsiteNavArticleBody,
  GetWebsiteNavArticleReply,
  ListAdvsBody,
  ListAdvsReply,
  RichText,
} from "../../../generated/types.ts";
import { plainText } from "../../../site/compile/localise.ts";
import type { SiteView } from "../../../site/document/page.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { viewerOfSession } from "../../lib/viewer.ts";
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
 * An about page in the caller's language, else in the site's own; without an id the first. NOT_FOUND when the site has
 * none.
 */
export function getWebsiteNavArticle(
  { navId: asked }: GetWebsiteNavArticleBody,
  context: OperationContext,
): GetWebsiteNavArticleReply {
  const { settings, locales } = context.site;
  const navId = asked ?? siteView(context).about.flatMap(({ websiteNavList = [] }) => websiteNavList)[0]?.id;
  if (navId === undefined) return fail("NOT_FOUND");
  for (const section of Object.values(settings.about ?? {})) {
    const articles = section.articles ?? {};
    const article = Object.hasOwn(articles, navId) ? articles[navId] : undefined;
    if (!article) continue;
    const body: Record<string, RichText> = article.body ?? {};
    return {
      id: navId,
      navId,
      artTitle: plainText(article.title, context.site.texts(context.locale)) ?? "",
      ...(article.cover === undefined ? {} : { artPic: article.cover }),
      artDesc: withoutOffLinks(
        body[context.locale] ?? body[locales.default] ?? Object.values(body)[0] ?? { type: "doc", content: [] },
        context.site.isOff,
      ),
    };
  }
  return fail("NOT_FOUND");
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
