import { readIpAddress, writeGroups } from "./ip-address.ts";

/**
 * What counts as one sender where something is limited: an IPv4 address by itself; of IPv6 the /64, which is what one
 * home or one rented machine has, written in one way (`2001:db8:0:1::/64`) however the address was. Anything else stays
 * as it is, so that it is limited too. Narrow on purpose: a limit should not meet the neighbours. What is given away of
 * a visitor is
 * `coarseNetwork`.
 */
export function limitedNetwork(address: string): string {
  const read = readIpAddress(address);
  if (!read) return address;
  return read.version === 4 ? read.numbers.join(".") : `${writeGroups(read.numbers.slice(0, 4))}::/64`;
}
