import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Whether an IP address is one of the internet that everybody reaches: not of this machine, of a private network, of a
 * provider's inside, reserved, or one that leads into another by its form (IANA's special-purpose registries, RFC
 * 6890).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, "ipv4");
  return isIPv6(address) && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

const special4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special4.addSubnet(network, bits, "ipv4");

const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const special6 = new BlockList();
// Teredo and its neighbours, documentation, and 6to4, which holds an IPv4 address of any kind.
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special6.addSubnet(network, bits, "ipv6");
