import { securityHeaders } from "../security-headers.ts";

/**
 * The headers of all answers below a preview link: not cached, not indexed, and without a referrer, so that the link does
 * not leak.
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
