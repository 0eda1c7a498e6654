import { deviceHeaders } from "./mobile.ts";
import { securityHeaders } from "./security-headers.ts";

/**
 * The headers of a page. A browser asks each time whether what it keeps is still right: pages change with what is
 * published.
 */
export function pageHeaders({
  origin,
  policy,
  sendsPhones,
}: {
  origin: string;
  policy: string;
  sendsPhones: boolean;
}): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    vary: `accept-encoding, accept-language, cookie${sendsPhones ? `, ${deviceHeaders}` : ""}`,
    "content-security-policy": policy,
    ...securityHeaders({ https: origin.startsWith("https:") }),
  };
}
