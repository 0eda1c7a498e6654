import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { combined, shiftOver } from "./combine-checksums.ts";

test.each([
  ["", ""],
  ["a", ""],
  ["", "b"],
  ["课程", "x"],
  ["<p>课</p>".repeat(999), "abc".repeat(12_345)],
  ["x".repeat(70_000), "y".repeat(65_536)],
])("two texts have the checksum of both together (%#)", (first, second) => {
  const shift = shiftOver(Buffer.byteLength(second));
  expect(combined(crc32(first), crc32(second), shift)).toBe(crc32(first + second));
});
