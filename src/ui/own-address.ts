/**
 * An address that a site document gives, as it stands on this page: on an organisation's pages (`base` is "/org/1001")
 * those that organisations have themselves lead to the organisation's own.
 */
export function ownAddress(address: string, base = ""): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  if (!base || !(organisationPages.has(path) || path.startsWith("/terrace/"))) return address;
  return base + (path === "/" || path === "/index" ? "" : path) + rest;
}

const organisationPages = new Set(["/", "/index", "/list", "/live", "/lecturer", "/resource", "/grade", "/info"]);
