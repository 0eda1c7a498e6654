import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { packLayer } from "../../src/server/modules/sites/tenants/archive/archive.ts";
import { toPublish } from "../../src/server/modules/sites/tenants/layer-to-publish.ts";
import { publishLayers } from "../../src/server/modules/sites/tenants/layer-store.ts";
import { toPointer } from "../../src/site/document/positions.ts";
import { hostileLayers } from "../fixtures/hostile-layers.ts";
import { makeTenantsFolder } from "../tenants/folders.ts";
import type { SiteFinding } from "../../src/generated/types.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { databaseForTest, openNode } from "./tenants-harness.ts";

const site = { siteOrgNo: "1001" };
const [zero] = hostileLayers;
if (!zero) throw new Error("there is no hostile layer to try");

describe("a site that acts through whoever looks at it", () => {
  let server: TestServer;
  let own = "";
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    own = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const call = <Id extends OperationId>(id: Id, input?: Omit<OperationInput<Id>, "siteOrgNo">) =>
    server.callUnchecked(id, { ...site, ...input }, { token: own });
  /** Places below the document, as a folder's findings have them; those of calls are pointers from the layer's root. */
  const placesOf = (findings: readonly SiteFinding[] = []): string[] =>
    findings
      .filter(({ severity }) => severity === "error")
      .map(
        ({ file = "", pointer }) =>
          `${file} ${pointer.slice(
            toPointer(
              file
                .replace(/\.json$/, "")
                .split(/\/(.*)/s)
                .filter(Boolean),
            ).length,
          )}`,
      )
      .sort();

  it.each(hostileLayers)("is refused at every door: $what", async ({ layer, refused }) => {
    const places = [...refused].sort();
    const checked = await call("checkSitePatch", { patch: layer });
    expect(placesOf(ok(checked).findings)).toEqual(places);
    const { version, baseRevision } = ok(await call("getSiteDraft"));
    const saved = await call("saveSiteDraft", { version, baseRevision, patch: layer });
    expect(placesOf(ok(saved).findings)).toEqual(places);
    const published = await call("publishSite", { version: ok(saved).version });
    expect([published.code, placesOf(published.data?.findings)]).toEqual([errorCode.SITE_HAS_FAULTS, places]);
    await call("discardSiteDraft", { version: ok(saved).version });
  });

  it.each(hostileLayers)("is refused as an archive: $what", async ({ layer, refused }) => {
    const places = [...refused].sort();
    const before = ok(await call("getSiteDraft"));
    const imported = await call("importSite", {
      version: before.version,
      file: new Blob([Buffer.from(packLayer(layer))]),
    });
    // It is the draft, so that it can be mended in the studio, with each place named; published it is not.
    expect(placesOf(ok(imported).findings)).toEqual(places);
    const published = await call("publishSite", { version: ok(imported).version });
    expect([published.code, placesOf(published.data?.findings)]).toEqual([errorCode.SITE_HAS_FAULTS, places]);
    await call("discardSiteDraft", { version: ok(imported).version });
    expect(ok(await call("getSiteDraft")).baseRevision).toBe(before.baseRevision);
  });

  it("is refused as a folder, and what was published before stays", async () => {
    const folder = makeTenantsFolder();
    for (const [index, { layer }] of hostileLayers.entries()) {
      folder.write(`20${10 + index}/site.json`, layer.site as object);
      for (const part of ["screens", "layouts"] as const)
        for (const [name, document] of Object.entries(layer[part] ?? {}))
          folder.write(`20${10 + index}/${part}/${name}.json`, document as object);
    }
    const { tenants, told } = await openNode(await databaseForTest(), folder.root);
    await tenants.start({ watch: false });
    await tenants.settled();
    await tenants.sync();
    for (const [index, { refused }] of hostileLayers.entries()) {
      expect(await tenants.resolve(`20${10 + index}`)).toBeUndefined();
      for (const place of refused) expect(told.join("")).toContain(`20${10 + index}/${place.split(" ")[0]}`);
    }
  });

  it("that is stored all the same is shown without it, and named to the operators and in the log", async () => {
    const [orgNo, folderPath] = ["1003", "screens/home.json"];
    await withActor(server.services.db, systemActor, async (trx) => {
      await publishLayers(trx, [{ ...toPublish({ kind: "organisation", orgNo }, zero.layer), source: "studio" }]);
    });
    const faults = async () => ok(await server.call("getSite", { siteOrgNo: orgNo }, { token: operator }));
    await expect
      .poll(async () => (await faults()).faults)
      .toEqual([
        {
          place: `${orgNo}/${folderPath} /blocks/reader/type`,
          message: expect.stringMatching(/coursePlayer.*\p{sc=Han}/u),
        },
      ]);
    const faulty = ok(await server.call("listSites", { standing: "faulty" }, { token: operator }));
    expect([faulty.totalCount, faulty.list[0]]).toMatchObject([1, { siteOrgNo: orgNo, faultCount: 1 }]);
    expect(server.logged.filter(({ orgNo: of }) => of === orgNo)).toEqual([
      expect.objectContaining({
        level: "warn",
        places: [expect.stringContaining(`${orgNo}/${folderPath} /blocks/reader/type`)],
      }),
    ]);
    await expect
      .poll(async () =>
        JSON.stringify((await server.services.tenants.resolve(orgNo))?.screen("home", "en")?.localised.data),
      )
      .toContain('"film"');
    const shown = (await server.services.tenants.resolve(orgNo))?.screen("home", "en");
    expect(Object.keys(shown?.localised.blocks ?? {})).not.toContain("reader");
    expect(JSON.stringify(shown)).not.toContain("addAccount");
    expect(shown?.compiled.blockTypes).not.toContain("coursePlayer");

    // Mended: nothing is told of it any more, and the page has what it says.
    const { screens: _, ...mended } = zero.layer;
    await withActor(server.services.db, systemActor, async (trx) => {
      await publishLayers(trx, [{ ...toPublish({ kind: "organisation", orgNo }, mended), source: "studio" }]);
    });
    await expect.poll(async () => (await faults()).faults).toEqual([]);
    expect(ok(await server.call("listSites", { standing: "faulty" }, { token: operator })).totalCount).toBe(0);
  });

  it("that was stored before the server started is named too", async () => {
    const database = await databaseForTest();
    const before = await startTestServer({ database });
    await withActor(before.services.db, systemActor, async (trx) => {
      await publishLayers(trx, [
        { ...toPublish({ kind: "organisation", orgNo: "1002" }, zero.layer), source: "studio" },
      ]);
      await sql`delete from site_fault`.execute(trx);
    });
    await before.close();
    const after = await startTestServer({ database, lookThrough: true });
    try {
      const token = await after.signIn("13800000009");
      await expect
        .poll(async () => ok(await after.call("getSite", { siteOrgNo: "1002" }, { token })).faults.length)
        .toBe(1);
    } finally {
      await after.close();
    }
  });
});
