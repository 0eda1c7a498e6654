import { CliError, exit } from "./command.ts";
import type { Portal } from "./portal/portal.ts";

/** The revision behind the number of a version, which counts those of one site, as the studio shows it. */
export async function revisionOf(portal: Portal, siteOrgNo: string, version: string): Promise<string> {
  if (version === "draft" || version === "0") return version;
  for (let pageCurrent = 1, pages = 1; pageCurrent <= pages; pageCurrent += 1) {
    const { list, totalPage } = await portal.call("listSiteRevisions", { siteOrgNo, pageCurrent, pageSize: 100 });
    const found = list.find(({ ordinal }) => String(ordinal) === version);
    if (found) return found.revision;
    pages = totalPage;
  }
  throw new CliError(
    `${siteOrgNo} has no version ${version}. What there is: lectern tenant history ${siteOrgNo}.`,
    exit.findings,
  );
}

/** The number of what was published last. */
export async function newestVersion(portal: Portal, siteOrgNo: string): Promise<number> {
  const { list } = await portal.call("listSiteRevisions", { siteOrgNo, pageSize: 1 });
  return list[0]?.ordinal ?? 0;
}
