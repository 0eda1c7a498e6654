import { isIPv4, isIPv6 } from "node:net";

/**
 * The network that an address is in: of IPv4 the first 24 bits, of IPv6 the first 48. Enough to tell where visitors are and one
 * household from another, and not who somebody is. "" for what is no address.
 */
export function coarseAddress(address: string): string {
  const plain = address.startsWith("::ffff:") && isIPv4(address.slice(7)) ? address.slice(7) : address;
  if (isIPv4(plain)) return plain.replace(/\d+$/, "0");
  if (!isIPv6(plain)) return "";
  const [before = "", after] = plain.split("%")[0]!.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...tail].slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::`;
}
