import { isIPv6 } from "node:net";

/**
 * The network that an address counts as where something is limited: of IPv6 the /64, which is what one home or one rented machine has,
 * written in one way (`2001:db8:0:1::/64`) however the address was; of IPv4, also when it is written as IPv6
 * (`::ffff:192.0.2.1`, RFC 4291 2.5.5.2), the address itself. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  // Of `fe80::1%eth0` (RFC 4007) the zone is this machine's, and no part of the address.
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 0xff, groups[7]! >> 8, groups[7]! & 0xff].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
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
