import { expect, it } from "vitest";
import { neighbour } from "./neighbour.ts";

const tabs = ["a", "b", "c"];

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
