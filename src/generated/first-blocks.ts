// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { AdBanner } from "../blocks/ad-banner/AdBanner.tsx";
import { CategoryDropdown } from "../blocks/category-dropdown/CategoryDropdown.tsx";
import { Columns } from "../blocks/columns/Columns.tsx";
import { FooterAbout } from "../blocks/footer-about/FooterAbout.tsx";
import { FooterCodes } from "../blocks/footer-codes/FooterCodes.tsx";
import { FooterFriends } from "../blocks/footer-friends/FooterFriends.tsx";
import { FooterNote } from "../blocks/footer-note/FooterNote.tsx";
import { FooterRecords } from "../blocks/footer-records/FooterRecords.tsx";
import { FooterService } from "../blocks/footer-service/FooterService.tsx";
import { MenuLink } from "../blocks/menu-link/MenuLink.tsx";
import { SearchBox } from "../blocks/search-box/SearchBox.tsx";
import { SectionHeading } from "../blocks/section-heading/SectionHeading.tsx";
import { SiteFooter } from "../blocks/site-footer/SiteFooter.tsx";
import { SiteHeader } from "../blocks/site-header/SiteHeader.tsx";
import type { BlockModules } from "./blocks.ts";

export const firstBlockModules: Partial<BlockModules> = {
  aboutNav: () => import("../blocks/about-nav/AboutNav.tsx").then((module) => ({ Block: module.AboutNav })),
  adBanner: async () => ({ Block: AdBanner }),
  articleBody: () => import("../blocks/article-body/ArticleBody.tsx").then((module) => ({ Block: module.ArticleBody })),
  articleCategories: () => import("../blocks/article-categories/ArticleCategories.tsx").then((module) => ({ Block: module.ArticleCategories })),
  articleList: () => import("../blocks/article-list/ArticleList.tsx").then((module) => ({ Block: module.ArticleList })),
  bannerCarousel: () => import("../blocks/banner-carousel/BannerCarousel.tsx").then((module) => ({ Block: module.BannerCarousel })),
  breadcrumbs: () => import("../blocks/breadcrumbs/Breadcrumbs.tsx").then((module) => ({ Block: module.Breadcrumbs })),
  callout: () => import("../blocks/callout/Callout.tsx").then((module) => ({ Block: module.Callout })),
  categoryDropdown: async () => ({ Block: CategoryDropdown }),
  categoryGrid: () => import("../blocks/category-grid/CategoryGrid.tsx").then((module) => ({ Block: module.CategoryGrid })),
  categoryMenu: () => import("../blocks/category-menu/CategoryMenu.tsx").then((module) => ({ Block: module.CategoryMenu })),
  columns: async () => ({ Block: Columns }),
  comments: () => import("../blocks/comments/Comments.tsx").then((module) => ({ Block: module.Comments })),
  courseGrid: () => import("../blocks/course-grid/CourseGrid.tsx").then((module) => ({ Block: module.CourseGrid })),
  courseHero: () => import("../blocks/course-hero/CourseHero.tsx").then((module) => ({ Block: module.CourseHero })),
  courseIntro: () => import("../blocks/course-intro/CourseIntro.tsx").then((module) => ({ Block: module.CourseIntro })),
  courseOutline: () => import("../blocks/course-outline/CourseOutline.tsx").then((module) => ({ Block: module.CourseOutline })),
  emptyState: () => import("../blocks/empty-state/EmptyState.tsx").then((module) => ({ Block: module.EmptyState })),
  featureList: () => import("../blocks/feature-list/FeatureList.tsx").then((module) => ({ Block: module.FeatureList })),
  fileList: () => import("../blocks/file-list/FileList.tsx").then((module) => ({ Block: module.FileList })),
  filterBar: () => import("../blocks/filter-bar/FilterBar.tsx").then((module) => ({ Block: module.FilterBar })),
  footerAbout: async () => ({ Block: FooterAbout }),
  footerCodes: async () => ({ Block: FooterCodes }),
  footerFriends: async () => ({ Block: FooterFriends }),
  footerNote: async () => ({ Block: FooterNote }),
  footerRecords: async () => ({ Block: FooterRecords }),
  footerService: async () => ({ Block: FooterService }),
  gradeGrid: () => import("../blocks/grade-grid/GradeGrid.tsx").then((module) => ({ Block: module.GradeGrid })),
  lecturerCard: () => import("../blocks/lecturer-card/LecturerCard.tsx").then((module) => ({ Block: module.LecturerCard })),
  lecturerGrid: () => import("../blocks/lecturer-grid/LecturerGrid.tsx").then((module) => ({ Block: module.LecturerGrid })),
  liveSchedule: () => import("../blocks/live-schedule/LiveSchedule.tsx").then((module) => ({ Block: module.LiveSchedule })),
  menuLink: async () => ({ Block: MenuLink }),
  organisationGrid: () => import("../blocks/organisation-grid/OrganisationGrid.tsx").then((module) => ({ Block: module.OrganisationGrid })),
  organisationHero: () => import("../blocks/organisation-hero/OrganisationHero.tsx").then((module) => ({ Block: module.OrganisationHero })),
  pagination: () => import("../blocks/pagination/Pagination.tsx").then((module) => ({ Block: module.Pagination })),
  priceBox: () => import("../blocks/price-box/PriceBox.tsx").then((module) => ({ Block: module.PriceBox })),
  recommendedCourses: () => import("../blocks/recommended-courses/RecommendedCourses.tsx").then((module) => ({ Block: module.RecommendedCourses })),
  richText: () => import("../blocks/rich-text/RichText.tsx").then((module) => ({ Block: module.RichText })),
  searchBox: async () => ({ Block: SearchBox }),
  searchResults: () => import("../blocks/search-results/SearchResults.tsx").then((module) => ({ Block: module.SearchResults })),
  searchTabs: () => import("../blocks/search-tabs/SearchTabs.tsx").then((module) => ({ Block: module.SearchTabs })),
  sectionHeading: async () => ({ Block: SectionHeading }),
  shareLink: () => import("../blocks/share-link/ShareLink.tsx").then((module) => ({ Block: module.ShareLink })),
  siteFooter: async () => ({ Block: SiteFooter }),
  siteHeader: async () => ({ Block: SiteHeader }),
  statsBand: () => import("../blocks/stats-band/StatsBand.tsx").then((module) => ({ Block: module.StatsBand })),
  textBlock: () => import("../blocks/text-block/TextBlock.tsx").then((module) => ({ Block: module.TextBlock })),
  toggleButton: () => import("../blocks/toggle-button/ToggleButton.tsx").then((module) => ({ Block: module.ToggleButton })),
  zoneGrid: () => import("../blocks/zone-grid/ZoneGrid.tsx").then((module) => ({ Block: module.ZoneGrid })),
};
