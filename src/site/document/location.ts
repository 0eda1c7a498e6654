/** A page's address, read and taken apart. */
export interface Address {
  /** The organisation whose site it is; "" for the platform. */
  orgNo: string;
  /** What stands before every path of that site: "" or "/org/1001". */
  base: string;
  /** The decoded segments of the path below `base`; none for the home page. */
  segments: readonly string[];
  /** The path that the page should have, `base` included: one slash between segments and none at the end. */
  canonical: string;
}

/** Organisation numbers that would collide with addresses; no organisation may have one. */
export const reservedOrgNos = [
  "view",
  "list",
  "live",
  "lecturer",
  "resource",
  "grade",
  "info",
  "dev",
  "default",
] as const;

/**
 * Reads the path of an address, still encoded, as a browser sends it (without query and fragment).
 * undefined for one that no page has: a broken encoding, a control character, an empty or a dot segment, a backslash,
 * or more than 2048 characters. Such an address is simply not found.
 *
 * @param hostOrgNo the organisation whose own host this is: its site is at "/", and /org/… has no special meaning.
 */
export function readAddress(pathname: string, hostOrgNo = ""): Address | undefined {
  if (!pathname.startsWith("/") || pathname.length > 2048 || pathname.includes("\\")) return undefined;
  const encoded = pathname.slice(1).split("/");
  if (encoded.at(-1) === "") encoded.pop();
  const segments: string[] = [];
  for (const part of encoded) {
    const segment = decode(part);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  const canonical = `/${encoded.join("/")}`;
  const [first, orgNo] = segments;
  if (hostOrgNo === "" && first === "org" && orgNo !== undefined && isOrgNo(orgNo)) {
    return { orgNo, base: `/org/${orgNo}`, segments: segments.slice(2), canonical };
  }
  return { orgNo: hostOrgNo, base: "", segments, canonical };
}

/** Whether this can be an organisation's number: letters, digits, `-` and `_`, at most 32, and not reserved. */
export function isOrgNo(orgNo: string): boolean {
  return (
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/.test(orgNo) &&
    !(reservedOrgNos as readonly string[]).includes(orgNo.toLowerCase())
  );
}

function decode(part: string): string | undefined {
  let segment = part;
  if (part.includes("%")) {
    try {
      segment = decodeURIComponent(part);
    } catch {
      return undefined;
    }
  }
  if (segment === "" || segment === "." || segment === "..") return undefined;
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f]/.test(segment) ? undefined : segment;
}
