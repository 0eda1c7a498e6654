import { hash } from "node:crypto";
import { readIpAddress, writeGroups } from "../../../core/ip-address.ts";

/**
 * A mark of the network that a page saved from: two saves of an attempt have the same where they came from neighbouring
 * addresses (/24, of IPv6 /48), which is what one school or one provider's pool is. 16 bits of a hash with the attempt in
 * it: whether it changed can be told, the address cannot, and marks of two attempts say nothing of each other.
 */
export function networkMark(address: string, attemptId: string): number {
  const read = readIpAddress(address);
  const network = !read
    ? address
    : read.version === 4
      ? read.numbers.slice(0, 3).join(".")
      : writeGroups(read.numbers.slice(0, 3));
  return hash("sha256", `${attemptId} ${network}`, "buffer").readUInt16BE(0);
}
