import { deviceHeaders } from "./mobile.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationRulesPath } from "./speculation.ts";

/**
 * The headers of a page. A browser asks each time whether what it keeps is still right: pages change with what is
 * published.
 */
export function pageHeaders({
  origin,
  policy,
  sendsPhones,
  speculates = false,
}: {
  origin: string;
  policy: string;
  sendsPhones: boolean;
  /** Whether pages behind the links of this one may be fetched before they are pressed. */
  speculates?: boolean;
}): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    vary: `accept-encoding, accept-language, cookie${sendsPhones ? `, ${deviceHeaders}` : ""}`,
    "content-security-policy": policy,
    ...(speculates ? { "speculation-rules": `"${speculationRulesPath}"` } : {}),
    ...securityHeaders({ https: origin.startsWith("https:") }),
  };
}
