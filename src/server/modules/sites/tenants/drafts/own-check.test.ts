import { expect, it, vi } from "vitest";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { defaultLayer } from "../../../../../site/testing/layers.ts";
import { createOwnCheck } from "./own-check.ts";

const titled = (title: string): Layer => ({
  version: 1,
  site: { version: 1, info: { title: { text: { en: title } } }, hosts: { "www.school.example": {} } },
});

it("looks through a layer once while it stays the same on the same base, and one with mistakes again after a moment", async () => {
  let base = defaultLayer();
  let looked = 0;
  const check = createOwnCheck({
    layer: async () => base,
    flavours: async () => [],
    hostOwner: async () => void (looked += 1),
  });
  const errors = async (layer: Layer, orgNo = "2001") =>
    (await check(orgNo, layer)).filter(({ severity }) => severity === "error").length;
  expect([await errors(titled("a")), await errors(titled("a")), looked]).toEqual([0, 0, 1]);
  expect([await errors(titled("b")), looked]).toEqual([0, 2]);
  expect([await errors(titled("b"), "2002"), looked]).toEqual([0, 3]);
  base = defaultLayer();
  expect([await errors(titled("b")), looked]).toEqual([0, 4]);
  const wrong = { ...titled("b"), nav: { version: 1, items: { list: { navUrl: "javascript:x" } } } };
  expect(await errors(wrong)).toBeGreaterThan(0);
  expect(await errors(wrong)).toBeGreaterThan(0);
  expect(looked).toBe(5);
  // The cache counts by the clock of the process, which here is moved on instead of waited for.
  const later = performance.now() + 3000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => later);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await errors(wrong)).toBeGreaterThan(0);
  expect(looked).toBe(6);
  clock.mockRestore();
});
