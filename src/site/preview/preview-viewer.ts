import type { PreviewViewer } from "./preview-address.ts";

/**
 * Somebody who may enter a screen, for a preview that does not say as whom it is looked at. An operator's screens are
 * no site's own to show.
 */
export function viewerWhoMay(access: unknown): PreviewViewer {
  if (access === "login" || access === "learner") return "learner";
  return access === "lecturer" || access === "organisation" ? access : "guest";
}
