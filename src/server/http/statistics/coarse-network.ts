import { readIpAddress, writeGroups } from "../../core/ip-address.ts";

/**
 * What a statistics service is told in place of a visitor's address: of IPv4 the first 24 bits (`203.0.113.0`), of IPv6
 * the first 48 (`2001:db8:0::`). "" for what is no address. Wide on purpose: enough to tell where visitors are, and not
 * who somebody is. What limits count is `limitedNetwork`.
 */
export function coarseNetwork(address: string): string {
  const read = readIpAddress(address);
  if (!read) return "";
  return read.version === 4 ? `${read.numbers.slice(0, 3).join(".")}.0` : `${writeGroups(read.numbers.slice(0, 3))}::`;
}
