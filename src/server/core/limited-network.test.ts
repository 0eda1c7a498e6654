import { expect, it } from "vitest";
import { limitedNetwork } from "./limited-network.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::2", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:aaaa:bbbb:cccc:dddd", "2001:db8:0:0::/64"],
  ["2001:DB8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["not an address", "not an address"],
])("%s counts as %s", (address, network) => {
  expect(limitedNetwork(address)).toBe(network);
});
