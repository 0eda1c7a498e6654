import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import type { RichText } from "../../src/generated/types.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createRemoteImages } from "../../src/server/modules/media/remote/remote-images.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { richText } from "./rich-text.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const DAY_MS = 86_400_000;
const foreign = "https://images.invalid/logo.png";

describe("images of other hosts", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server?.close());

  it("a site's foreign logo is shown by the server's address, and its form keeps what was written", async () => {
    const token = await server.signIn("13800000003");
    const site = { siteOrgNo: "1001" };
    const draft = ok(await server.call("getSiteDraft", site, { token }));
    const patch = setValue({ own: draft.patch as Layer, path: ["site", "organisation", "logo"], value: foreign });
    const { baseRevision } = draft;
    const input = { ...site, version: draft.version, baseRevision, patch };
    const { version } = ok(await server.call("saveSiteDraft", input, { token }));
    ok(await server.call("publishSite", { ...site, version }, { token }));
    const { logo } = ok(await server.call("getOrgInfo", { orgNo: "1001" }));
    expect(logo).toMatch(/^\/files\/image\?of=https%3A%2F%2Fimages\.invalid/);
    const form = ok(await server.call("getOwnOrganisation", {}, { token }));
    expect(form.logo).toBe(logo);
    ok(await server.call("saveOwnOrganisation", { ...form, slogan: "新的一句" }, { token }));
    const after = ok(await server.call("getSiteDraft", { siteOrgNo: "1001" }, { token }));
    expect(after.patch).toMatchObject({ site: { organisation: { logo: foreign } } });
    // The host does not exist: a neutral image stands for it, and nobody else's address is answered.
    const reply = await fetch(server.url + logo);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    for (const path of ["/files/image", `/files/image?of=${encodeURIComponent(foreign)}&sign=x`, `${logo}x`])
      expect((await fetch(server.url + path)).status, path).toBe(404);
  });

  it("a question's foreign image is shown by the server's address, and saved as it was written", async () => {
    const token = await server.signIn("13800000002");
    const { id: subjectId } = ok(await server.call("saveExamSubject", { subjectName: "图" }, { token }));
    const stem: RichText = { type: "doc", content: [{ type: "image", attrs: { src: foreign, alt: "" } }] };
    const key = { right: ["a"] };
    const options = ["a", "b"].map((id) => ({ id, content: richText(id) }));
    const made = { subjectId, questionKind: 1, body: { stem, options }, key } as const;
    const { id } = ok(await server.call("saveExamQuestion", made, { token }));
    const shown = ok(await server.call("getExamQuestion", { id }, { token }));
    expect(JSON.stringify(shown)).toContain("/files/image?of=");
    expect(JSON.stringify(shown)).not.toContain(foreign);
    const { body, versionNo } = shown;
    ok(await server.call("saveExamQuestion", { id, subjectId, versionNo, questionKind: 1, body, key }, { token }));
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql<{ body: string }>`select body::text from exam_question_version where question_id = ${id}`.execute(trx),
    );
    for (const version of rows) expect(version.body).toContain(`"${foreign}"`);
  });

  it("each is fetched once a day, kept where uploads are, and removed when nobody asks for it", async () => {
    const { db, storage, disk, settings, log } = server.services;
    const image = join(settings.dataDir, "image.png");
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "#369" } }).toFile(image);
    let time = Date.now();
    let fetched = 0;
    let isThere = true;
    const images = createRemoteImages({
      db,
      storage,
      disk,
      log,
      dataDir: settings.dataDir,
      now: () => new Date(time),
      fetch: async (_url, path) => {
        fetched += 1;
        if (!isThere) throw new Error("not there");
        await copyFile(image, path);
      },
    });
    const url = "https://images.invalid/kept.png";
    const [key, same] = await Promise.all([images.keyOf(url), images.keyOf(url)]);
    expect(key).toMatch(/^public\/remote\/.+\.webp$/);
    expect([same, await images.keyOf(url), fetched]).toEqual([key, key, 1]);
    const isKept = async () => {
      const file = await storage.read(key ?? "");
      file?.stream.destroy();
      return file !== undefined;
    };
    // A host that is away takes nothing from the page.
    time += 2 * DAY_MS;
    isThere = false;
    expect(await images.keyOf(url)).toBe(key);
    await expect.poll(() => fetched).toBe(2);
    // One that never was there is not asked for by each visitor.
    expect(await images.keyOf("https://images.invalid/none.png")).toBeUndefined();
    expect(await images.keyOf("https://images.invalid/none.png")).toBeUndefined();
    expect(fetched).toBe(3);
    await images.cleanUp();
    expect(await isKept()).toBe(true);
    time += 31 * DAY_MS;
    await images.cleanUp();
    expect(await isKept()).toBe(false);
    const rows = await withActor(db, systemActor, (trx) =>
      trx.selectFrom("remote_image").select("url").where("url", "like", "%kept%").execute(),
    );
    expect(rows).toEqual([]);
  });
});
