import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { SitePatch } from "../../src/generated/types.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createCallers } from "./callers.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { tenantsDir } from "./template.ts";

const address = /\/files\/public\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{30}\.webp/g;

describe("pictures of a site as files in assets/", () => {
  let folder: string;
  let here: TestServer;
  let elsewhere: TestServer;
  const first = createCallers(() => here);
  const second = createCallers(() => elsewhere);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "lectern-assets-"));
    cpSync(tenantsDir, folder, { recursive: true });
    here = await startTestServer({ environment: { TENANTS_DIR: folder } });
    elsewhere = await startTestServer();
    await first.signIn({ organisation: "13800000003", operator: "13800000009" });
    await second.signIn({ operator: "13800000009", organisation: "13800000003" });
  });
  afterAll(async () => {
    await here?.close();
    await elsewhere?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const bytesAt = async (server: TestServer, path: string) =>
    Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());
  /** What is published, with the hash of each picture's bytes in the place of its address. */
  async function shown(server: TestServer, patch: SitePatch | undefined): Promise<unknown> {
    let json = JSON.stringify(patch);
    for (const [found] of json.matchAll(address)) {
      const bytes = await bytesAt(server, found);
      expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
      json = json.replaceAll(found, createHash("sha256").update(bytes).digest("hex"));
    }
    return JSON.parse(json);
  }
  const draftOf = async (who: typeof first, siteOrgNo: string) => who.call("operator", "getSiteDraft", { siteOrgNo });
  async function write(orgNo: string, files: Record<string, string | Uint8Array>): Promise<string[]> {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, orgNo, path, ".."), { recursive: true });
      writeFileSync(join(folder, orgNo, path), content);
    }
    await here.tenants.sync();
    return faults(orgNo);
  }
  /** What is wrong in a folder, as operators read it. */
  async function faults(orgNo: string): Promise<string[]> {
    const { rows } = await withActor(here.services.db, systemActor, (trx) =>
      sql<{ findings: unknown }>`select findings from site_fault where folder = ${orgNo}`.execute(trx),
    );
    return rows.map(({ findings }) => JSON.stringify(findings));
  }
  const page = (image: string) =>
    JSON.stringify({
      path: "/p/visit",
      org: true,
      layout: "default",
      title: "Visit",
      blocks: [{ type: "picture", key: "hall", props: { picture: image, alt: "The hall" } }],
    });

  it("a folder's pictures become files of its organisation, and go over export and import with every byte", async () => {
    expect(
      await write("2001", {
        "site.json": JSON.stringify({
          organisation: { orgName: "River", logo: "assets/logo.svg" },
          info: { title: "River", wxCode: "./assets/校区 一/code.png" },
        }),
        "theme.json": JSON.stringify({ focus: { hall: { picture: "assets/hall.png", x: 20, y: 80 } } }),
        "screens/visit.json": page("assets/hall.png"),
        "assets/hall.png": await png("#226644"),
        "assets/校区 一/code.png": await png("#000000"),
        "assets/logo.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>`,
        "assets/unused.png": await png("#ffffff"),
      }),
    ).toEqual([]);
    const published = await draftOf(first, "2001");
    const json = JSON.stringify(published.patch);
    expect(json).not.toContain("assets/");
    expect(new Set(json.match(address)).size).toBe(3);
    const { list } = ok(await here.call("listSiteImages", { siteOrgNo: "2001" }, first.as("operator")));
    expect(list.map(({ name }) => name).sort()).toEqual(["code", "hall", "logo"]);
    // Read again, it says what it said.
    const { publishedRevision } = published;
    writeFileSync(join(folder, "2001/site.json.note"), "");
    await here.tenants.sync();
    expect((await draftOf(first, "2001")).publishedRevision).toBe(publishedRevision);

    const { content } = ok(await here.call("exportSite", { siteOrgNo: "2001" }, first.as("operator")));
    const archive = Buffer.from(content, "base64");
    const files = unzipSync(archive);
    expect(Object.keys(files).filter((path) => path.startsWith("assets/"))).toEqual([
      "assets/code.webp",
      "assets/hall.webp",
      "assets/logo.webp",
    ]);
    expect(Buffer.from(files["theme.json"]!).toString()).toContain('"assets/hall.webp"');

    const before = await draftOf(second, "1002");
    const imported = await second.call("operator", "importSite", {
      siteOrgNo: "1002",
      version: before.version,
      file: new Blob([archive]),
    });
    expect(imported.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const after = await draftOf(second, "1002");
    expect(await shown(elsewhere, after.patch)).toEqual(await shown(here, published.patch));
    const library = ok(await elsewhere.call("listSiteImages", { siteOrgNo: "1002" }, second.as("operator")));
    expect(library.list.map(({ name }) => name).sort()).toEqual(["code", "hall", "logo"]);
    // Once more gives the same files, and packed again the same bytes.
    await second.call("operator", "importSite", {
      siteOrgNo: "1002",
      version: after.version,
      file: new Blob([archive]),
    });
    expect((await draftOf(second, "1002")).patch).toEqual(after.patch);
    const again = ok(await elsewhere.call("exportSite", { siteOrgNo: "1002" }, second.as("operator")));
    expect(Buffer.from(again.content, "base64").equals(archive)).toBe(true);
  });

  it("a picture that is missing, of another kind, damaged or hostile keeps the folder from being published", async () => {
    const site = JSON.stringify({ organisation: { orgName: "Hill" }, info: { title: "Hill" } });
    const cases: [image: string, files: Record<string, string | Uint8Array>, said: RegExp][] = [
      ["assets/hal.png", { "assets/hall.png": await png("#123456") }, /assets\/hall\.png.*no file assets\/hal\.png/],
      ["assets/hall.gif", { "assets/hall.gif": "GIF89a" }, /no picture that a site can show/],
      ["assets/../../1001/site.png", {}, /no name of a picture/],
      ["assets/text.png", { "assets/text.png": "no picture" }, /no picture, whatever its name says/],
      [
        "assets/script.svg",
        { "assets/script.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>" },
        /drawing/,
      ],
      ["assets/large.png", { "assets/large.png": new Uint8Array(10 * 1024 * 1024 + 1) }, /larger than 10 MB/],
    ];
    for (const [index, [image, files, said]] of cases.entries()) {
      const orgNo = `30${index}`;
      const [fault] = await write(orgNo, { "site.json": site, "screens/visit.json": page(image), ...files });
      expect(fault).toMatch(said);
      expect(await here.services.tenants.resolve(orgNo)).toBeUndefined();
    }
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`assets/${index}.png`, ""]));
    expect((await write("310", { "site.json": site, ...many }))[0]).toMatch(/more than 300 pictures/);
  });

  it("an archive with a picture that is none, too many, or lies about its size leaves the draft as it was", async () => {
    const before = await draftOf(second, "1003");
    const take = (entries: Parameters<typeof zipSync>[0] | Uint8Array) =>
      elsewhere.call(
        "importSite",
        {
          siteOrgNo: "1003",
          version: before.version,
          file: new Blob([new Uint8Array(entries instanceof Uint8Array ? entries : zipSync(entries))]),
        },
        second.as("operator"),
      );
    const bytes = (text: string) => new TextEncoder().encode(text);
    const site = { "site.json": bytes('{"info":{"wxCode":"assets/a.png"}}') };
    const good = new Uint8Array(await png("#223344"));
    const growing = zipSync({ ...site, "assets/a.png": new Uint8Array(40 * 1024 * 1024) }, { level: 9 });
    const lying = Buffer.from(zipSync({ ...site, "assets/a.png": [good, { level: 0 }] }));
    // The sizes in the head of the picture's entry.
    const at = lying.indexOf("assets/a.png") - 12;
    lying.writeUInt32LE(7, at);
    lying.writeUInt32LE(7, at + 4);
    const refusals = [
      await take({ ...site, "assets/a.png": bytes("no picture") }),
      await take(site),
      await take({ "site.json": bytes('{"info":{"wxCode":"assets/../../a.png"}}'), "assets/../../a.png": good }),
      await take({ ...site, ...Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`assets/${n}.png`, good])) }),
      await take(growing),
      await take(new Uint8Array(lying)),
    ];
    for (const reply of refusals) {
      expect(reply.code).toBe(errorCode.SITE_ARCHIVE_REFUSED);
      expect(reply.msg).not.toBe("");
    }
    expect(await draftOf(second, "1003")).toEqual(before);
    expect(ok(await take({ ...site, "assets/a.png": good })).isChanged).toBe(true);
  });
});

async function png(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}
