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
  aboutNav: () => import("../blocks/about-nav/AboutNav.tsx"),
  adBanner: async () => ({ AdBanner }),
  articleBody: () => import("../blocks/article-body/ArticleBody.tsx"),
  articleList: () => import("../blocks/article-list/ArticleList.tsx"),
  bannerCarousel: () => import("../blocks/banner-carousel/BannerCarousel.tsx"),
  breadcrumbs: () => import("../blocks/breadcrumbs/Breadcrumbs.tsx"),
  callout: () => import("../blocks/callout/Callout.tsx"),
  categoryDropdown: async () => ({ CategoryDropdown }),
  categoryGrid: () => import("../blocks/category-grid/CategoryGrid.tsx"),
  categoryMenu: () => import("../blocks/category-menu/CategoryMenu.tsx"),
  columns: async () => ({ Columns }),
  comments: () => import("../blocks/comments/Comments.tsx"),
  courseGrid: () => import("../blocks/course-grid/CourseGrid.tsx"),
  courseHero: () => import("../blocks/course-hero/CourseHero.tsx"),
  courseIntro: () => import("../blocks/course-intro/CourseIntro.tsx"),
  courseOutline: () => import("../blocks/course-outline/CourseOutline.tsx"),
  emptyState: () => import("../blocks/empty-state/EmptyState.tsx"),
  featureList: () => import("../blocks/feature-list/FeatureList.tsx"),
  fileList: () => import("../blocks/file-list/FileList.tsx"),
  filterBar: () => import("../blocks/filter-bar/FilterBar.tsx"),
  footerAbout: async () => ({ FooterAbout }),
  footerCodes: async () => ({ FooterCodes }),
  footerFriends: async () => ({ FooterFriends }),
  footerNote: async () => ({ FooterNote }),
  footerRecords: async () => ({ FooterRecords }),
  footerService: async () => ({ FooterService }),
  gradeGrid: () => import("../blocks/grade-grid/GradeGrid.tsx"),
  lecturerCard: () => import("../blocks/lecturer-card/LecturerCard.tsx"),
  lecturerGrid: () => import("../blocks/lecturer-grid/LecturerGrid.tsx"),
  liveSchedule: () => import("../blocks/live-schedule/LiveSchedule.tsx"),
  menuLink: async () => ({ MenuLink }),
  organisationGrid: () => import("../blocks/organisation-grid/OrganisationGrid.tsx"),
  organisationHero: () => import("../blocks/organisation-hero/OrganisationHero.tsx"),
  pagination: () => import("../blocks/pagination/Pagination.tsx"),
  priceBox: () => import("../blocks/price-box/PriceBox.tsx"),
  recommendedCourses: () => import("../blocks/recommended-courses/RecommendedCourses.tsx"),
  richText: () => import("../blocks/rich-text/RichText.tsx"),
  searchBox: async () => ({ SearchBox }),
  searchResults: () => import("../blocks/search-results/SearchResults.tsx"),
  searchTabs: () => import("../blocks/search-tabs/SearchTabs.tsx"),
  sectionHeading: async () => ({ SectionHeading }),
  shareLink: () => import("../blocks/share-link/ShareLink.tsx"),
  siteFooter: async () => ({ SiteFooter }),
  siteHeader: async () => ({ SiteHeader }),
  statsBand: () => import("../blocks/stats-band/StatsBand.tsx"),
  textBlock: () => import("../blocks/text-block/TextBlock.tsx"),
  toggleButton: () => import("../blocks/toggle-button/ToggleButton.tsx"),
  zoneGrid: () => import("../blocks/zone-grid/ZoneGrid.tsx"),
};
