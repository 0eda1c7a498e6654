import type { Settings } from "../../server/core/settings.ts";
import { ok, problem, warning, type Check } from "./check.ts";

/** Settings that start, and are not what one wants in earnest. */
export function settingsChecks({ databaseUrl, publicUrl, demo, smsUrl, payment, host, trustProxy }: Settings): Check[] {
  const found: (Check | undefined)[] = [
    databaseUrl === undefined
      ? warning(
          "settings",
          "the embedded database",
          "It is not safe against power loss: use PostgreSQL (DATABASE_URL) for anything that matters.",
        )
      : undefined,
    demo && databaseUrl !== undefined
      ? problem("settings", "DEMO is on", "Everybody knows the passwords of its accounts: set DEMO=off.")
      : undefined,
    !demo && payment.sandbox
      ? problem("settings", "PAY_SANDBOX is on", "Everything is paid with nothing: set PAY_SANDBOX=off.")
      : undefined,
    publicUrl === undefined && !isLocal(host)
      ? warning("settings", "PUBLIC_URL is not set", "Links for search engines and secure cookies follow it.")
      : undefined,
    publicUrl?.startsWith("http://") && !isLocal(URL.parse(publicUrl)?.hostname ?? "")
      ? warning(
          "settings",
          `PUBLIC_URL is ${publicUrl}`,
          "Passwords and sessions need https: put a proxy with a certificate before the server.",
        )
      : undefined,
    publicUrl?.startsWith("https://") && trustProxy === false
      ? warning(
          "settings",
          "TRUST_PROXY is off",
          "Behind a proxy every visitor has the proxy's address: name it in TRUST_PROXY.",
        )
      : undefined,
    !demo && smsUrl === undefined
      ? warning(
          "settings",
          "SMS_URL is not set",
          "Codes for mobile numbers are written to the log, where nobody reads them.",
        )
      : undefined,
  ];
  const checks = found.filter((check) => check !== undefined);
  return checks.length > 0 ? checks : [ok("settings", "nothing to say")];
}

const isLocal = (host: string): boolean => ["127.0.0.1", "localhost", "::1", "[::1]"].includes(host);
