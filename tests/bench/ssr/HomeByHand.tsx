import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { AdBanner } from "../../../src/blocks/ad-banner/AdBanner.tsx";
import { ArticleList } from "../../../src/blocks/article-list/ArticleList.tsx";
import { BannerCarousel } from "../../../src/blocks/banner-carousel/BannerCarousel.tsx";
import { baseCss } from "../../../src/blocks/base-css.ts";
import type { BlockHandles } from "../../../src/blocks/block.ts";
import { Callout } from "../../../src/blocks/callout/Callout.tsx";
import { CategoryMenu } from "../../../src/blocks/category-menu/CategoryMenu.tsx";
import { Columns } from "../../../src/blocks/columns/Columns.tsx";
import { FeatureList } from "../../../src/blocks/feature-list/FeatureList.tsx";
import { FooterAbout } from "../../../src/blocks/footer-about/FooterAbout.tsx";
import { FooterCodes } from "../../../src/blocks/footer-codes/FooterCodes.tsx";
import { FooterFriends } from "../../../src/blocks/footer-friends/FooterFriends.tsx";
import { FooterNote } from "../../../src/blocks/footer-note/FooterNote.tsx";
import { FooterRecords } from "../../../src/blocks/footer-records/FooterRecords.tsx";
import { FooterService } from "../../../src/blocks/footer-service/FooterService.tsx";
import { LecturerGrid } from "../../../src/blocks/lecturer-grid/LecturerGrid.tsx";
import { MenuLink } from "../../../src/blocks/menu-link/MenuLink.tsx";
import { SearchBox } from "../../../src/blocks/search-box/SearchBox.tsx";
import { SectionHeading } from "../../../src/blocks/section-heading/SectionHeading.tsx";
import { SiteFooter } from "../../../src/blocks/site-footer/SiteFooter.tsx";
import { SiteHeader } from "../../../src/blocks/site-header/SiteHeader.tsx";
import { TextBlock } from "../../../src/blocks/text-block/TextBlock.tsx";
import { ZoneGrid } from "../../../src/blocks/zone-grid/ZoneGrid.tsx";
import type { OperationReply } from "../../../src/generated/operations.ts";
import messages from "../../../src/locales/zh-CN.json" with { type: "json" };
import type { SiteView } from "../../../src/site/document/page.ts";
import { createTexts } from "../../../src/site/compile/texts.ts";

/** What the home page shows, as its calls answer it. */
export interface HomeData {
  headerAds: OperationReply<"listAdvs">;
  banners: OperationReply<"listAdvs">;
  categories: OperationReply<"listHomeCategories">;
  zones: OperationReply<"listZones">;
  lecturers: OperationReply<"listLecturers">;
  articles: OperationReply<"listArticleZoneRefs">;
}

const { t } = createTexts({ locale: "zh-CN", catalogues: [messages] });

/** What every block is handed; by hand as much as by the renderer. */
function given(blockKey: string, slots: BlockHandles["slots"] = {}) {
  return { slots, on: {}, t, locale: "zh-CN", blockKey, operations: {} };
}

function Home({ site, data }: { site: SiteView; data: HomeData }) {
  const { info } = site;
  const menu = { base: "", isVip: false };
  const banner = <AdBanner {...given("headerAd")} items={data.headerAds.advList} />;
  const top = [
    <FooterNote key="note" {...given("footerNote")} heading={info.title} text={info.desc ?? ""} />,
    <FooterAbout key="about" {...given("footerAbout")} items={site.about} />,
    <FooterService key="service" {...given("footerService")} info={info} />,
    <FooterCodes key="codes" {...given("footerCodes")} wxCode={info.wxCode ?? ""} wbCode={info.wbCode ?? ""} />,
  ];
  const bottom = [
    <FooterFriends key="friends" {...given("footerFriends")} items={site.links} />,
    <FooterRecords
      key="records"
      {...given("footerRecords")}
      copyright={info.copyright ?? ""}
      icp={info.icp ?? ""}
      prn={info.prn ?? ""}
      prnNo={info.prnNo ?? ""}
      license={info.license ?? ""}
    />,
  ];
  const search = (
    <SearchBox
      {...given("headerSearch")}
      path="/"
      placeholder={t("site.search.placeholder")}
      emptyMessage={t("site.search.emptyHeader")}
    />
  );
  const join = [
    <MenuLink key="joinLecturer" {...given("joinLecturer")} label={t("site.header.joinLecturer")} href="/recruit" />,
    <MenuLink
      key="joinOrganisation"
      {...given("joinOrganisation")}
      label={t("site.header.joinOrganisation")}
      href="/apply/organization"
    />,
  ];
  const sign = [
    <MenuLink key="signInLink" {...given("signInLink")} label={t("siteHeader.signIn")} href="/login?t=login" />,
    <MenuLink
      key="registerLink"
      {...given("registerLink")}
      label={t("siteHeader.register")}
      href="/register"
      look="strong"
    />,
  ];
  return (
    <div className="frame column">
      <header>
        <SiteHeader
          {...given("siteHeader", { banner, search, join, sign })}
          look="stacked"
          title={info.title}
          logo={info.logo ?? ""}
          home="/"
          nav={site.nav}
          path="/"
          signedIn={false}
          locales={site.locales}
        />
      </header>
      <main id="main" tabIndex={-1}>
        <Columns
          {...given("masthead", {
            first: (
              <CategoryMenu
                {...given("skills")}
                {...menu}
                heading={t("site.home.skills")}
                categories={data.categories.skillCourseCategoryList}
                side="left"
              />
            ),
            second: <BannerCarousel {...given("banner")} items={data.banners.advList} ratio="page" />,
            third: (
              <CategoryMenu
                {...given("business")}
                {...menu}
                heading={t("site.home.business")}
                categories={data.categories.managerCourseCategoryList}
                side="right"
              />
            ),
          })}
          split="menu-main-menu"
          gap="small"
        />
        <Columns
          {...given("opening", {
            first: (
              <TextBlock
                {...given("statement")}
                level={1}
                heading={site.organisation.slogan ?? ""}
                paragraphs={[t("site.home.statement.text")]}
              />
            ),
            second: (
              <FeatureList
                {...given("promises")}
                columns={2}
                items={[{ icon: "book", heading: t("site.home.promise1"), text: t("site.home.promise1.text") }]}
              />
            ),
          })}
          split="equal"
        />
        <ZoneGrid
          {...given("zones")}
          zones={data.zones.list}
          columns={4}
          look="shelf"
          limit={6}
          moreHref="/list"
          isVip={false}
        />
        <Callout
          {...given("join")}
          look="band"
          tone="primary"
          kicker={t("site.home.join.kicker")}
          heading={t("site.home.join")}
          text={t("site.home.join.text")}
          actions={[{ label: t("site.home.join.signIn"), href: "/login?t=login" }]}
        />
        <SectionHeading
          {...given("lecturersHeading")}
          heading={t("site.home.lecturers")}
          linkLabel={t("site.home.lecturers.all")}
          href="/lecturer"
        />
        <LecturerGrid {...given("lecturers")} items={data.lecturers.list} columns={6} look="portraits" />
        <SectionHeading
          {...given("articlesHeading")}
          heading={t("site.home.articles")}
          linkLabel={t("site.home.articles.all")}
          href="/info"
        />
        <ArticleList {...given("articles")} items={data.articles.list} look="headlines" />
      </main>
      <footer>
        <SiteFooter {...given("siteFooter", { top, bottom })} />
      </footer>
    </div>
  );
}

/** The home page as somebody would write it with React and styled-components for this one site, whole. */
export function homeByHand(site: SiteView, data: HomeData): string {
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(<Home site={site} data={data} />));
  const state = JSON.stringify({ site, data }).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${site.info.title}</title><style>${baseCss}</style>${sheet.getStyleTags()}</head><body><div id="root">${body}</div><script type="application/json" id="state">${state}</script></body></html>`;
}
