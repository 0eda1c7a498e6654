import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFolders } from "../../src/server/modules/sites/tenants/check-folders.ts";
import { formatFindings } from "../../src/server/modules/sites/tenants/format-findings.ts";

const root = join(import.meta.dirname, "../../tenants");
const { checks } = await checkFolders({ root });

it.each(checks.map(({ folder, findings }) => ({ folder, findings })))("tenants/$folder is valid", ({ findings }) => {
  expect(formatFindings(findings, { root: "tenants" })).toBe("");
});

it("has the default, the flavour and the three demonstration organisations", () => {
  for (const folder of ["default", "flavours/road-transport", "1001", "1002", "1003"])
    expect(existsSync(join(root, folder))).toBe(true);
});

// A page is given what its screen names of the query, and nothing else: bound as a whole alone, it is always empty.
it("has no screen that binds the whole query and names nothing of it", () => {
  const screens = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /screens\/.*\.json$/.test(file),
  );
  expect(screens.length).toBeGreaterThan(100);
  const empty = screens.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return text.includes('"route.query"') && !text.includes('"route.query.');
  });
  expect(empty).toEqual([]);
});
