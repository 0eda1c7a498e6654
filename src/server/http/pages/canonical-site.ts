import type { Address } from "../../../site/document/location.ts";
import type { Tenant } from "../../modules/sites/index.ts";

/** Where the addresses of a site are, as search engines are told. */
export interface CanonicalSite {
  /** `https://host`. */
  origin: string;
  /** The path there of one here. */
  pathOf(path: string): string;
}

/**
 * A site with a host of its own is at that host, wherever it was asked for: at the platform's address below
 * /org/{orgNo}, or at another of its hosts. Every other site is where it was asked for.
 */
export function canonicalSite({
  tenant,
  address,
  origin,
}: {
  tenant: Tenant;
  address: Address | undefined;
  origin: string;
}): CanonicalSite {
  const { canonicalHost } = tenant;
  const here = URL.parse(origin);
  const same = (path: string) => path;
  if (canonicalHost === undefined || !here || here.hostname === canonicalHost) return { origin, pathOf: same };
  const base = address?.base ?? "";
  return {
    origin: `${here.protocol}//${canonicalHost}`,
    pathOf: (path) => (base !== "" && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : path),
  };
}
