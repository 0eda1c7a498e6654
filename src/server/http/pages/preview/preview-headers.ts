import { securityHeaders } from "../security-headers.ts";

/**
 * The headers of whatever stands below a preview link: kept by nobody, found by nobody, and the link not told to where
 * one goes from it.
 */
export function previewHeaders({ https, policy }: { https: boolean; policy?: string }): Record<string, string> {
  return {
    ...securityHeaders({ https }),
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    ...(policy === undefined ? {} : { "content-security-policy": policy }),
  };
}
