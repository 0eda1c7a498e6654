import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putInPlace } from "./put-in-place.ts";

async function workshop(): Promise<{ folder: string; make: (name: string, stamp: string) => Promise<string> }> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-place-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return {
    folder,
    async make(name, stamp) {
      const made = join(folder, name);
      await mkdir(join(made, "client"), { recursive: true });
      await writeFile(join(made, ".stamp"), stamp);
      return made;
    },
  };
}

const at = (place: string, stamp: string) => ({
  place,
  isThere: async () => (await readFile(join(place, ".stamp"), "utf8").catch(() => "")) === stamp,
});

test("what was made takes the place of what was there, and nothing is left beside it", async () => {
  const { folder, make } = await workshop();
  const place = await make("dist", "old");
  await writeFile(join(place, "left.js"), "");
  await putInPlace(await make("dist-1", "new"), at(place, "new"));
  expect(await readdir(folder)).toEqual(["dist"]);
  expect((await readdir(place)).sort()).toEqual([".stamp", "client"]);
  expect(await readFile(join(place, ".stamp"), "utf8")).toBe("new");
});

test("several that are made at once end as one whole", async () => {
  const { folder, make } = await workshop();
  const place = join(folder, "dist");
  const made = await Promise.all([1, 2, 3, 4].map((run) => make(`dist-${run}`, "new")));
  await Promise.all(made.map((one) => putInPlace(one, at(place, "new"))));
  expect(await readdir(folder)).toEqual(["dist"]);
  expect((await readdir(place)).sort()).toEqual([".stamp", "client"]);
});

test("what cannot be put in place is told", async () => {
  const { folder, make } = await workshop();
  const made = await make("dist-1", "new");
  await expect(putInPlace(made, at(join(folder, "no", "dist"), "new"))).rejects.toThrow("ENOENT");
});
