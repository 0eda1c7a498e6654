import { existsSync } from "node:fs";
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
