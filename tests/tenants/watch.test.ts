import { expect, it, onTestFinished } from "vitest";
import { watchFolders, type WatchOptions } from "../../src/server/modules/sites/tenants/watch.ts";
import { makeTenantsFolder, named, type TenantsFolder } from "./folders.ts";

/** Watches a folder for one test; what was seen to change is in `seen`. */
async function watch(
  folder: TenantsFolder,
  options: Partial<WatchOptions> = {},
): Promise<{ seen: string[]; problems: string[] }> {
  const seen: string[] = [];
  const problems: string[] = [];
  const watching = watchFolders({
    root: folder.root,
    onChange: (folders) => seen.push(...folders),
    onProblem: (message) => problems.push(message),
    quietMs: 20,
    ...options,
  });
  onTestFinished(() => watching.close());
  await watching.ready;
  return { seen, problems };
}

const appears = (seen: string[], folder: string) =>
  expect.poll(() => seen, { timeout: 60_000, interval: 5 }).toContain(folder);

it("sees a file saved in a folder of a folder", async () => {
  const folder = makeTenantsFolder();
  folder.write("2001/screens/account/info.json", {});
  const { seen } = await watch(folder);
  folder.write("2001/screens/account/info.json", { version: 1 });
  await appears(seen, "2001");
  expect(new Set(seen)).toEqual(new Set(["2001"]));
});

it("sees what is saved in folders that were not there before", async () => {
  const folder = makeTenantsFolder();
  const { seen } = await watch(folder);
  folder.write("2001/site.json", named("某校"));
  await appears(seen, "2001");
  folder.write("2001/screens/home.json", { version: 1 });
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  seen.length = 0;
  folder.write("2001/screens/home.json", { version: 1, blocks: {} });
  await appears(seen, "2001");
});

it("sees a flavour, a renamed folder and a removed one", async () => {
  const folder = makeTenantsFolder("flavours");
  folder.write("2001/screens/home.json", { version: 1 });
  const { seen } = await watch(folder);
  folder.write("flavours/road-transport/site.json", { version: 1 });
  await appears(seen, "flavours/road-transport");
  folder.rename("2001", "2002");
  await appears(seen, "2002");
  expect(seen).toContain("2001");
  seen.length = 0;
  folder.write("2002/screens/home.json", { version: 1, blocks: {} });
  await appears(seen, "2002");
  seen.length = 0;
  folder.remove("2002");
  await appears(seen, "2002");
});

it("tells of many saves at once, once", async () => {
  const folder = makeTenantsFolder();
  folder.write("2001/site.json", named("某校"));
  const { seen } = await watch(folder, { quietMs: 100 });
  for (let time = 0; time < 20; time++) folder.write("2001/site.json", named(`第${time}`));
  await appears(seen, "2001");
  await new Promise((done) => setTimeout(done, 150));
  expect(seen).toEqual(["2001"]);
});

it("looks at the folders for which the system has no watchers left", async () => {
  const folder = makeTenantsFolder();
  for (let number = 0; number < 10; number++) folder.write(`30${number}/site.json`, named("某校"));
  const { seen, problems } = await watch(folder, { maxWatched: 3, pollMs: 20 });
  expect(problems).toEqual([expect.stringContaining("looked at from time to time")]);
  await new Promise((done) => setTimeout(done, 100));
  for (let number = 0; number < 10; number++) folder.write(`30${number}/site.json`, named("别校"));
  await expect.poll(() => new Set(seen).size).toBe(10);
});
