// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { ComponentType } from "react";
import type { BlockProps } from "../blocks/block.ts";
import type { BlockType } from "./block-table.ts";

/** What a block's chunk gives: its component, which takes exactly the props of its schema. */
export type BlockModules = { [Type in BlockType]: () => Promise<{ Block: ComponentType<BlockProps<Type>> }> };

export const blockModules: BlockModules = {
  aboutNav: () => import("../blocks/about-nav/AboutNav.tsx").then((module) => ({ Block: module.AboutNav })),
  adBanner: () => import("../blocks/ad-banner/AdBanner.tsx").then((module) => ({ Block: module.AdBanner })),
  articleBody: () => import("../blocks/article-body/ArticleBody.tsx").then((module) => ({ Block: module.ArticleBody })),
  articleCategories: () => import("../blocks/article-categories/ArticleCategories.tsx").then((module) => ({ Block: module.ArticleCategories })),
  articleList: () => import("../blocks/article-list/ArticleList.tsx").then((module) => ({ Block: module.ArticleList })),
  band: () => import("../blocks/band/Band.tsx").then((module) => ({ Block: module.Band })),
  bannerCarousel: () => import("../blocks/banner-carousel/BannerCarousel.tsx").then((module) => ({ Block: module.BannerCarousel })),
  breadcrumbs: () => import("../blocks/breadcrumbs/Breadcrumbs.tsx").then((module) => ({ Block: module.Breadcrumbs })),
  callout: () => import("../blocks/callout/Callout.tsx").then((module) => ({ Block: module.Callout })),
  categoryGrid: () => import("../blocks/category-grid/CategoryGrid.tsx").then((module) => ({ Block: module.CategoryGrid })),
  categoryMenu: () => import("../blocks/category-menu/CategoryMenu.tsx").then((module) => ({ Block: module.CategoryMenu })),
  columns: () => import("../blocks/columns/Columns.tsx").then((module) => ({ Block: module.Columns })),
  courseGrid: () => import("../blocks/course-grid/CourseGrid.tsx").then((module) => ({ Block: module.CourseGrid })),
  courseHero: () => import("../blocks/course-hero/CourseHero.tsx").then((module) => ({ Block: module.CourseHero })),
  courseIntro: () => import("../blocks/course-intro/CourseIntro.tsx").then((module) => ({ Block: module.CourseIntro })),
  courseOutline: () => import("../blocks/course-outline/CourseOutline.tsx").then((module) => ({ Block: module.CourseOutline })),
  emptyState: () => import("../blocks/empty-state/EmptyState.tsx").then((module) => ({ Block: module.EmptyState })),
  errorPage: () => import("../blocks/error-page/ErrorPage.tsx").then((module) => ({ Block: module.ErrorPage })),
  featureList: () => import("../blocks/feature-list/FeatureList.tsx").then((module) => ({ Block: module.FeatureList })),
  filterBar: () => import("../blocks/filter-bar/FilterBar.tsx").then((module) => ({ Block: module.FilterBar })),
  form: () => import("../blocks/form/FormBlock.tsx").then((module) => ({ Block: module.FormBlock })),
  gradeGrid: () => import("../blocks/grade-grid/GradeGrid.tsx").then((module) => ({ Block: module.GradeGrid })),
  lecturerCard: () => import("../blocks/lecturer-card/LecturerCard.tsx").then((module) => ({ Block: module.LecturerCard })),
  lecturerGrid: () => import("../blocks/lecturer-grid/LecturerGrid.tsx").then((module) => ({ Block: module.LecturerGrid })),
  loginForm: () => import("../blocks/login-form/LoginForm.tsx").then((module) => ({ Block: module.LoginForm })),
  menuLink: () => import("../blocks/menu-link/MenuLink.tsx").then((module) => ({ Block: module.MenuLink })),
  messageList: () => import("../blocks/message-list/MessageList.tsx").then((module) => ({ Block: module.MessageList })),
  organisationGrid: () => import("../blocks/organisation-grid/OrganisationGrid.tsx").then((module) => ({ Block: module.OrganisationGrid })),
  organisationHero: () => import("../blocks/organisation-hero/OrganisationHero.tsx").then((module) => ({ Block: module.OrganisationHero })),
  pagination: () => import("../blocks/pagination/Pagination.tsx").then((module) => ({ Block: module.Pagination })),
  priceBox: () => import("../blocks/price-box/PriceBox.tsx").then((module) => ({ Block: module.PriceBox })),
  profileCompletion: () => import("../blocks/profile-completion/ProfileCompletion.tsx").then((module) => ({ Block: module.ProfileCompletion })),
  recommendedCourses: () => import("../blocks/recommended-courses/RecommendedCourses.tsx").then((module) => ({ Block: module.RecommendedCourses })),
  richText: () => import("../blocks/rich-text/RichText.tsx").then((module) => ({ Block: module.RichText })),
  searchBox: () => import("../blocks/search-box/SearchBox.tsx").then((module) => ({ Block: module.SearchBox })),
  searchResults: () => import("../blocks/search-results/SearchResults.tsx").then((module) => ({ Block: module.SearchResults })),
  searchTabs: () => import("../blocks/search-tabs/SearchTabs.tsx").then((module) => ({ Block: module.SearchTabs })),
  sectionHeading: () => import("../blocks/section-heading/SectionHeading.tsx").then((module) => ({ Block: module.SectionHeading })),
  signInPanel: () => import("../blocks/sign-in-panel/SignInPanel.tsx").then((module) => ({ Block: module.SignInPanel })),
  siteFooter: () => import("../blocks/site-footer/SiteFooter.tsx").then((module) => ({ Block: module.SiteFooter })),
  siteHeader: () => import("../blocks/site-header/SiteHeader.tsx").then((module) => ({ Block: module.SiteHeader })),
  statsBand: () => import("../blocks/stats-band/StatsBand.tsx").then((module) => ({ Block: module.StatsBand })),
  textBlock: () => import("../blocks/text-block/TextBlock.tsx").then((module) => ({ Block: module.TextBlock })),
  zoneGrid: () => import("../blocks/zone-grid/ZoneGrid.tsx").then((module) => ({ Block: module.ZoneGrid })),
};
