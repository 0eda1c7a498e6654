import { isIPv4, isIPv6 } from "node:net";

/** An IP address as numbers: the four bytes of IPv4, or the eight 16-bit groups of IPv6 (RFC 4291). */
export interface IpAddress {
  version: 4 | 6;
  numbers: readonly number[];
}

/**
 * Reads an IP address in any of its written forms; undefined for what is none. IPv4 that is written as IPv6
 * (`::ffff:192.0.2.1`, RFC 4291 2.5.5.2) is IPv4.
 */
export function readIpAddress(address: string): IpAddress | undefined {
  if (isIPv4(address)) return { version: 4, numbers: address.split(".").map(Number) };
  // Of `fe80::1%eth0` (RFC 4007) the zone is this machine's, and no part of the address.
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return undefined;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return { version: 4, numbers: [high >> 8, high & 0xff, low >> 8, low & 0xff] };
  return { version: 6, numbers: groups };
}

/** Groups of IPv6 as they are written in short, without the place for zeros. */
export function writeGroups(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = "", after] = address.split("::");
  const front = numbersOf(before);
  if (after === undefined) return front;
  const back = numbersOf(after);
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

/** What stands between the colons; the last part may be an IPv4 address, which is two numbers. */
function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
