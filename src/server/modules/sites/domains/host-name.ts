import { domainToASCII } from "node:url";
import { parse } from "tldts";

/** Why a name cannot be an organisation's own domain; the text key is `error.field.domain.<problem>`. */
export type HostProblem = "shape" | "address" | "local" | "suffix" | "platform";

/**
 * A host as it is stored, of what a person types: an address, capitals, a dot at the end and Chinese names are
 * understood.
 */
export function readHostName(text: string): string {
  const typed = text.trim().toLowerCase();
  const name = (/^https?:\/\//.test(typed) ? (URL.parse(typed)?.host ?? typed) : typed).replace(/\.$/, "");
  // "" for what can be no name; that is said of what was typed.
  return (isPlain.test(name) ? name : domainToASCII(name)) || name;
}

/**
 * Whether a host, as `readHostName` gives it, can be an organisation's; `platform` are the hosts of the platform
 * itself.
 */
export function hostProblem(host: string, platform: readonly string[] = []): HostProblem | undefined {
  const { isIp, domain } = parse(host, { allowPrivateDomains: true, extractHostname: false, validateHostname: false });
  if (isIp || /^[\d.]+$/.test(host) || host.startsWith("[")) return "address";
  if (local.test(host)) return "local";
  if (host.length > LONGEST || !shape.test(host)) return "shape";
  if (domain === null) return host.includes(".") ? "suffix" : "shape";
  return platform.includes(host) ? "platform" : undefined;
}

/** Names that are no names in the DNS that everybody uses. */
const local = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|invalid|onion)$/;
const shape = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
const isPlain = /^[a-z0-9.-]+$/;
/** A name in the DNS has 253 characters at most, and the record's name stands before it. */
const LONGEST = 253 - "_lectern.".length;
