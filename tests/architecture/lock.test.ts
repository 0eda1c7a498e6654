import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Folders that a package's own requirements are looked for in: its own, and those above it. */
function foldersAbove(path: string): string[] {
  if (path === "") return [""];
  const at = path.lastIndexOf("/node_modules/");
  return [path, ...foldersAbove(at < 0 ? "" : path.slice(0, at))];
}

test("the lock file holds what every package of it needs, for other machines too: npm ci refuses it otherwise", () => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")) as {
    packages: Record<string, Entry>;
  };
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) =>
        foldersAbove(path).every((folder) => !(`${folder === "" ? "" : `${folder}/`}node_modules/${name}` in packages)),
      )
      .map((name) => `${path || "package.json"}: ${name}`),
  );
  expect(missing).toEqual([]);
});
