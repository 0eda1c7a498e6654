import { expect, it } from "vitest";
import { isDeeperThan, isRecursive } from "./recursive.ts";

it("finds definitions that contain themselves, however far", () => {
  expect(isRecursive("SaveCourseDraftBody")).toBe(true);
  expect(isRecursive("RichText")).toBe(true);
  expect(isRecursive("ListCoursesBody")).toBe(false);
});

it("measures how deep JSON is, also where a recursion could not", () => {
  const nested = (depth: number) => {
    let value: object = {};
    for (let level = 0; level < depth; level += 1) value = { content: [value] };
    return value;
  };
  expect(isDeeperThan(64, nested(30))).toBe(false);
  expect(isDeeperThan(64, nested(40))).toBe(true);
  expect(isDeeperThan(64, nested(100_000))).toBe(true);
});
