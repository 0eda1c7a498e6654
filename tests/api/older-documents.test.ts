import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { checkFolders } from "../../src/server/modules/sites/tenants/check-folders.ts";
import { packLayer, unpackLayer } from "../../src/server/modules/sites/tenants/archive/archive.ts";
import { ownLayerOf } from "../../src/server/modules/sites/tenants/drafts/own-layer.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { visitor } from "../../src/site/document/visitor.ts";
import { makeTenantsFolder } from "../tenants/folders.ts";
import { olderSites } from "../tenants/older-sites.ts";

import { databaseForTest, openNode } from "./tenants-harness.ts";

vi.mock("../../src/site/document/migrate.ts", async (real) =>
  (await import("../tenants/older-sites.ts")).inVersionThree(await real()),
);

describe.each(["version-1", "version-2"])(
  "a site that was written for an older version of the language (%s)",
  (version) => {
    const folderWith = () => {
      const folder = makeTenantsFolder();
      cpSync(join(olderSites, version), join(folder.root, "2001"), { recursive: true });
      return folder;
    };
    const expected = {
      nav: { items: { ours: { navTitle: expect.anything(), target: "_blank" } } },
      theme: { color: { light: { primary: "#0b5c8a", primaryHover: "#084767" } } },
    };

    it("is checked, published and shown from its folder as it is, and stored as it was written", async () => {
      const folder = folderWith();
      const { checks } = await checkFolders({ root: folder.root, only: ["2001"] });
      expect(checks).toEqual([{ folder: "2001", findings: [] }]);
      const { tenants, database, told } = await openNode(await databaseForTest(), folder.root);
      await tenants.start({ watch: false });
      await tenants.settled();
      expect(told).toEqual([]);
      const site = await tenants.resolve("2001");
      const heading = (screen: string, block: string) =>
        (site?.screen(screen, "en")?.localised.blocks[block]?.props as { heading?: string })?.heading;
      expect([heading("home", "welcome"), heading("car", "heading")]).toEqual(["Welcome", "Your bag"]);
      expect(site?.themeCss).toContain("--color-primary:#0b5c8a;");
      expect(site?.view("en").for(visitor).nav).toContainEqual(
        expect.objectContaining({ navTitle: "Our school", target: "_blank" }),
      );
      const { rows } = await database.pool.query(
        "select document_version, patch::text as patch from site_revision where org_no = '2001'",
      );
      expect(rows[0]).toMatchObject({ document_version: Number(version.at(-1)) });
      expect(JSON.parse(rows[0].patch).theme).toEqual(
        JSON.parse(readFileSync(join(olderSites, version, "theme.json"), "utf8")),
      );
    });

    it("is brought to the version of today as a draft and in an import", async () => {
      const folder = folderWith();
      const { layer } = await readLayer({ root: folder.root, folder: "2001" });
      const draft = ownLayerOf(layer, "en");
      expect(draft).toMatchObject({ layer: { version: 3, ...expected } });
      expect(await unpackLayer(packLayer(layer), "en")).toEqual({ ...draft, warnings: [], pictures: [] });
    });

    it("is refused with words when it is from a version that is yet to come", async () => {
      const folder = folderWith();
      folder.write("2001/site.json", { version: 4 });
      const { checks } = await checkFolders({ root: folder.root, only: ["2001"] });
      expect(checks[0]?.findings).toEqual([expect.objectContaining({ key: "document.versionNewer", line: 2 })]);
    });
  },
);
