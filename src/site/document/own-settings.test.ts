import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Layer } from "./resolve.ts";
import { resolveSite } from "./resolve.ts";
import { sharedLayer, splitOwn } from "./own-settings.ts";

const site = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tenants/default/site.json"), "utf8"));
const platform: Layer = { version: 1, site, nav: { version: 1 } };

it("parts a platform's layer in what all sites stand on and what it says of itself, and loses nothing", () => {
  const { shared, own } = splitOwn(platform);
  expect(resolveSite([shared, own])).toEqual(platform);
  expect(shared.nav).toBe(platform.nav);
  expect(Object.keys(shared.site ?? {}).sort()).toEqual(
    ["features", "info", "locales", "members", "timeZone", "version"].sort(),
  );
  expect(shared.site?.["info"]).toEqual({
    isEnableStatistics: false,
    courseAutoSignOutTime: 30,
    isShowService: true,
  });
});

it("keeps a setting that nobody thought of for the platform alone", () => {
  const shared = sharedLayer({ version: 1, site: { version: 1, info: { taxNumber: "9133" }, slogans: ["先看明白"] } });
  expect(shared).toEqual({ version: 1, site: { version: 1, info: {} } });
});

it("gives settings with site information, whatever a platform says", () =>
  expect(sharedLayer({ version: 1 })).toEqual({ version: 1, site: { info: {} } }));
