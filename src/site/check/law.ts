import type { SiteSettings } from "../../generated/types.ts";
import { saysSomething } from "../document/kinds.ts";
import { aboutArticle } from "../document/about-pages.ts";
import { resolveSettings, type LayeredSite } from "../document/resolve.ts";
import type { Report } from "./finding.ts";

/**
 * Tells what the law asks a site to say and it does not: who runs it, what everybody agrees to who signs up, and the
 * number of its record. The settings may be of any shape.
 */
export function checkLaw(site: LayeredSite, report: Report): void {
  const settings = resolveSettings(site, "site") as Partial<SiteSettings>;
  if (!saysSomething(settings.organisation?.orgName))
    report({ path: ["site", "organisation", "orgName"], key: "own.operator", severity: "warning" });
  if (!aboutArticle(settings, "terms")) report({ path: ["site", "about"], key: "own.terms", severity: "warning" });
  if (!aboutArticle(settings, "privacy")) report({ path: ["site", "about"], key: "own.privacy", severity: "warning" });
  if (!settings.info?.icp) report({ path: ["site", "info", "icp"], key: "own.record", severity: "warning" });
}
