import { expect, test } from "vitest";
import { acceptedEncoding, matchesETag } from "./negotiate.ts";

test("takes the best encoding that the caller takes", () => {
  expect(acceptedEncoding("gzip, deflate, br, zstd")).toBe("br");
  expect(acceptedEncoding("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(acceptedEncoding("gzip;q=0, br")).toBe("identity");
  expect(acceptedEncoding("identity")).toBe("identity");
  expect(acceptedEncoding(undefined)).toBe("identity");
});

test("compares entity tags weakly, one among several", () => {
  expect(matchesETag('W/"a"', 'W/"a"')).toBe(true);
  expect(matchesETag('"b", "a"', 'W/"a"')).toBe(true);
  expect(matchesETag('"b"', 'W/"a"')).toBe(false);
  expect(matchesETag(undefined, 'W/"a"')).toBe(false);
});
