/** The pictures that organisations keep for their sites. */
export { createSiteImages, type SiteImages } from "./keep.ts";
