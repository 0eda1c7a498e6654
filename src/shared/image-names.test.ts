import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isImageName } from "./image-names.ts";

const root = join(import.meta.dirname, "..");

it("knows each property that a block draws as a picture, so that none of another host is left in a page", () => {
  const drawn = new Set<string>();
  for (const file of globSync("{blocks,ui}/**/*.tsx", { cwd: root, exclude: ["**/*.test.tsx"] }))
    for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(/<img\b[^>]*?\ssrc=\{(?:\w+\??\.)*(\w+)\}/g))
      drawn.add(name ?? "");
  // Made in the browser of what its person chose, and by this server of an address.
  for (const own of ["shown", "code"]) drawn.delete(own);
  expect([...drawn].filter((name) => !isImageName(name))).toEqual([]);
  expect(drawn.size).toBeGreaterThan(10);
});

it("takes no link for a picture", () => {
  for (const name of ["href", "advUrl", "navUrl", "linkUrl", "to", "signInUrl", "h5Domain", "url"])
    expect(isImageName(name), name).toBe(false);
});
