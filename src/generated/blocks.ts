// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { ComponentType } from "react";
import type { BlockProps } from "../blocks/block.ts";
import type { BlockType } from "./block-table.ts";

/** What a block's chunk gives: its component, which takes exactly the props of its schema. */
export type BlockModules = { [Type in BlockType]: () => Promise<{ Block: ComponentType<BlockProps<Type>> }> };

export const blockModules: BlockModules = {
  aboutNav: () => Promise.reject(new Error("src/blocks/about-nav/AboutNav.tsx is missing")),
  adBanner: () => import("../blocks/ad-banner/AdBanner.tsx").then((module) => ({ Block: module.AdBanner })),
  articleBody: () => Promise.reject(new Error("src/blocks/article-body/ArticleBody.tsx is missing")),
  articleCategories: () => Promise.reject(new Error("src/blocks/article-categories/ArticleCategories.tsx is missing")),
  articleList: () => Promise.reject(new Error("src/blocks/article-list/ArticleList.tsx is missing")),
  band: () => Promise.reject(new Error("src/blocks/band/Band.tsx is missing")),
  bannerCarousel: () => import("../blocks/banner-carousel/BannerCarousel.tsx").then((module) => ({ Block: module.BannerCarousel })),
  breadcrumbs: () => Promise.reject(new Error("src/blocks/breadcrumbs/Breadcrumbs.tsx is missing")),
  callout: () => Promise.reject(new Error("src/blocks/callout/Callout.tsx is missing")),
  categoryMenu: () => import("../blocks/category-menu/CategoryMenu.tsx").then((module) => ({ Block: module.CategoryMenu })),
  columns: () => Promise.reject(new Error("src/blocks/columns/Columns.tsx is missing")),
  courseGrid: () => import("../blocks/course-grid/CourseGrid.tsx").then((module) => ({ Block: module.CourseGrid })),
  courseHero: () => Promise.reject(new Error("src/blocks/course-hero/CourseHero.tsx is missing")),
  courseIntro: () => Promise.reject(new Error("src/blocks/course-intro/CourseIntro.tsx is missing")),
  courseOutline: () => Promise.reject(new Error("src/blocks/course-outline/CourseOutline.tsx is missing")),
  emptyState: () => Promise.reject(new Error("src/blocks/empty-state/EmptyState.tsx is missing")),
  errorPage: () => Promise.reject(new Error("src/blocks/error-page/ErrorPage.tsx is missing")),
  featureList: () => Promise.reject(new Error("src/blocks/feature-list/FeatureList.tsx is missing")),
  filterBar: () => import("../blocks/filter-bar/FilterBar.tsx").then((module) => ({ Block: module.FilterBar })),
  form: () => import("../blocks/form/FormBlock.tsx").then((module) => ({ Block: module.FormBlock })),
  gradeGrid: () => Promise.reject(new Error("src/blocks/grade-grid/GradeGrid.tsx is missing")),
  lecturerCard: () => Promise.reject(new Error("src/blocks/lecturer-card/LecturerCard.tsx is missing")),
  lecturerGrid: () => Promise.reject(new Error("src/blocks/lecturer-grid/LecturerGrid.tsx is missing")),
  loginForm: () => import("../blocks/login-form/LoginForm.tsx").then((module) => ({ Block: module.LoginForm })),
  organisationGrid: () => Promise.reject(new Error("src/blocks/organisation-grid/OrganisationGrid.tsx is missing")),
  organisationHero: () => Promise.reject(new Error("src/blocks/organisation-hero/OrganisationHero.tsx is missing")),
  pagination: () => import("../blocks/pagination/Pagination.tsx").then((module) => ({ Block: module.Pagination })),
  priceBox: () => Promise.reject(new Error("src/blocks/price-box/PriceBox.tsx is missing")),
  profileCompletion: () => import("../blocks/profile-completion/ProfileCompletion.tsx").then((module) => ({ Block: module.ProfileCompletion })),
  recommendedCourses: () => import("../blocks/recommended-courses/RecommendedCourses.tsx").then((module) => ({ Block: module.RecommendedCourses })),
  richText: () => Promise.reject(new Error("src/blocks/rich-text/RichText.tsx is missing")),
  searchBox: () => import("../blocks/search-box/SearchBox.tsx").then((module) => ({ Block: module.SearchBox })),
  searchResults: () => Promise.reject(new Error("src/blocks/search-results/SearchResults.tsx is missing")),
  searchTabs: () => Promise.reject(new Error("src/blocks/search-tabs/SearchTabs.tsx is missing")),
  sectionHeading: () => import("../blocks/section-heading/SectionHeading.tsx").then((module) => ({ Block: module.SectionHeading })),
  signInPanel: () => Promise.reject(new Error("src/blocks/sign-in-panel/SignInPanel.tsx is missing")),
  siteFooter: () => import("../blocks/site-footer/SiteFooter.tsx").then((module) => ({ Block: module.SiteFooter })),
  siteHeader: () => import("../blocks/site-header/SiteHeader.tsx").then((module) => ({ Block: module.SiteHeader })),
  statsBand: () => Promise.reject(new Error("src/blocks/stats-band/StatsBand.tsx is missing")),
  textBlock: () => Promise.reject(new Error("src/blocks/text-block/TextBlock.tsx is missing")),
  zoneGrid: () => import("../blocks/zone-grid/ZoneGrid.tsx").then((module) => ({ Block: module.ZoneGrid })),
};
