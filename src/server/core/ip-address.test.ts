import { expect, it } from "vitest";
import { readIpAddress } from "./ip-address.ts";

it.each([
  ["192.0.2.1", 4, [192, 0, 2, 1]],
  ["::ffff:192.0.2.1", 4, [192, 0, 2, 1]],
  ["::FFFF:c000:201", 4, [192, 0, 2, 1]],
  ["::", 6, [0, 0, 0, 0, 0, 0, 0, 0]],
  ["2001:db8::1", 6, [0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]],
  ["64:ff9b::192.0.2.33", 6, [0x64, 0xff9b, 0, 0, 0, 0, 0xc000, 0x221]],
  ["fe80::1%eth0", 6, [0xfe80, 0, 0, 0, 0, 0, 0, 1]],
] as const)("%s is read as IPv%i", (address, version, numbers) => {
  expect(readIpAddress(address)).toEqual({ version, numbers });
});

it.each(["", "localhost", "192.0.2.256", "192.0.2", "1.2.3.4%eth0", ":::", "12345::1"])(
  "%j is no address",
  (address) => {
    expect(readIpAddress(address)).toBeUndefined();
  },
);
