import { beforeEach, expect, it, vi } from "vitest";
import { neighbour } from "./neighbour.ts";

const tabs = ["a", "b", "c"];

beforeEach(() => void vi.stubGlobal("document", { dir: "" }));

it.each([
  ["a", "ArrowRight", "b"],
  ["c", "ArrowRight", "a"],
  ["a", "ArrowLeft", "c"],
  ["b", "Home", "a"],
  ["b", "End", "c"],
  ["b", " ", "b"],
  ["b", "x", undefined],
  ["elsewhere", "ArrowRight", undefined],
])("from %s, %s leads to %s", (from, key, to) => expect(neighbour(tabs, from, key)).toBe(to));

it.each([
  ["a", "ArrowLeft", "b"],
  ["a", "ArrowRight", "c"],
])("from %s, %s leads to %s where the page is written from right to left", (from, key, to) => {
  vi.stubGlobal("document", { dir: "rtl" });
  expect(neighbour(tabs, from, key)).toBe(to);
});
