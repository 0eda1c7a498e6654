import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inOrder } from "../api/in-order.ts";

const root = join(import.meta.dirname, "../..");

/**
 * How many files of API tests run in order, because tests of theirs need what others have written or were never tried
 * in another. Lower it with each file that is mended; it never rises.
 */
const MAX_FILES = 82;

test("New files of API tests are shuffled: the list of those that run in order only gets shorter", () => {
  expect(inOrder.filter((name) => !existsSync(join(root, "tests/api", `${name}.test.ts`)))).toEqual([]);
  expect(new Set(inOrder).size).toBe(inOrder.length);
  expect(inOrder.length).toBeLessThanOrEqual(MAX_FILES);
});
