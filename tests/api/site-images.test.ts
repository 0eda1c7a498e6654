import { crc32 } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createCallers } from "./callers.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const siteOrgNo = "1001";
const DAY_MS = 86_400_000;

describe("the library of an organisation's pictures", () => {
  let server: TestServer;
  const { signIn, as, call, codeOf } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({
      organisation: "13800000003",
      other: "13800000005",
      learner: "13800000001",
      operator: "13800000009",
    });
  });
  afterAll(() => server?.close());
  beforeEach(() => inDatabase(sql`delete from site_image`));

  const inDatabase = <Row>(query: ReturnType<typeof sql<Row>>) =>
    withActor(server.services.db, systemActor, async (trx) => (await query.execute(trx)).rows);
  const add = (file: Blob, fileName = "大厅.png", who = "organisation") =>
    server.call("addSiteImage", { siteOrgNo, fileName, file }, as(who));
  const added = async (colour: string, fileName?: string) => ok(await add(await picture(colour), fileName));
  const list = (keyword = "") => call("organisation", "listSiteImages", { siteOrgNo, keyword });
  const bytesAt = async (address: string) => Buffer.from(await (await fetch(`${server.url}${address}`)).arrayBuffer());

  /** Saves a draft of the site with one more setting that shows a picture. */
  async function show(address: string | undefined, publish = false) {
    const { version, baseRevision, patch } = await call("organisation", "getSiteDraft", { siteOrgNo });
    const site = structuredClone(patch.site) as Record<string, object>;
    site["info"] = { ...site["info"], wxCode: address ?? null };
    const saved = await call("organisation", "saveSiteDraft", {
      siteOrgNo,
      version,
      baseRevision,
      patch: { ...patch, site } as typeof patch,
    });
    if (publish) await call("organisation", "publishSite", { siteOrgNo, version: saved.version });
  }

  it("keeps a picture once, by its name, and finds it by name and by what it shows", async () => {
    const hall = await added("#226644", "folder/教学楼大厅.png");
    expect(hall).toMatchObject({ name: "教学楼大厅", width: 40, height: 20, alt: {}, useList: [] });
    expect((await bytesAt(hall.fileUrl)).toString("latin1", 8, 12)).toBe("WEBP");
    expect(await added("#226644", "again.png")).toMatchObject({ imageId: hall.imageId, name: "教学楼大厅" });
    const yard = await added("#aa6644", "yard 100%.png");
    await call("organisation", "saveSiteImage", {
      siteOrgNo,
      imageId: yard.imageId,
      name: "yard 100%",
      alt: { "zh-CN": "孩子们在操场上", en: " " },
    });
    expect((await list()).list.map(({ imageId }) => imageId)).toEqual([yard.imageId, hall.imageId]);
    expect((await list("操场")).list).toMatchObject([{ imageId: yard.imageId, alt: { "zh-CN": "孩子们在操场上" } }]);
    expect((await list("大厅")).totalCount).toBe(1);
    expect((await list("0%")).totalCount).toBe(1);
    expect((await list("_")).totalCount).toBe(0);
    expect((await list()).quota).toMatchObject({ images: 2, imageLimit: 5000 });
  });

  it("of the same file twice at once keeps one", async () => {
    const file = await picture("#123456");
    const [one, two] = await Promise.all([add(file), add(file)]);
    expect(ok(one).imageId).toBe(ok(two).imageId);
    expect((await list()).totalCount).toBe(1);
    expect(await inDatabase(sql`select from site_image`)).toHaveLength(1);
  });

  it("is its organisation's alone, and the operators'", async () => {
    const mine = await added("#226644");
    const others = await server.call("listSiteImages", { siteOrgNo: "1002" }, as("operator"));
    expect(ok(others).list).toEqual([]);
    for (const who of ["other", "learner"]) {
      expect((await server.call("listSiteImages", { siteOrgNo }, as(who))).code).toBe(errorCode.NO_PERMISSION);
      expect((await add(await picture("#333333"), "x.png", who)).code).toBe(errorCode.NO_PERMISSION);
    }
    const elsewhere = { siteOrgNo: "1002", imageId: mine.imageId, name: "x", alt: {} };
    expect(await codeOf("operator", "saveSiteImage", elsewhere)).toBe(errorCode.NOT_FOUND);
    expect(await codeOf("operator", "listSiteImages", { siteOrgNo: "default" })).toBe(errorCode.NOT_FOUND);
    expect(ok(await server.call("listSiteImages", { siteOrgNo }, as("operator"))).totalCount).toBe(1);
  });

  it("says where a picture is shown, and is not removed from under a site", async () => {
    const code = await added("#226644");
    const remove = () => server.call("removeSiteImage", { siteOrgNo, imageId: code.imageId }, as("organisation"));
    await show(code.fileUrl);
    expect((await list()).list[0]?.useList).toEqual([{ state: "draft", pointer: "/site/info/wxCode" }]);
    await show(code.fileUrl, true);
    const refused = await remove();
    expect(refused.code).toBe(errorCode.IMAGE_USED);
    expect(refused.data).toEqual({ useList: [{ state: "live", pointer: "/site/info/wxCode" }] });
    await show(undefined, true);
    ok(await remove());
    expect((await list()).list).toEqual([]);
    // A version that was published once may be shown again: its picture stays for it.
    await server.services.siteImages.cleanUp(new Date(Date.now() + 40 * DAY_MS));
    expect(await bytesAt(code.fileUrl)).not.toHaveLength(0);
    expect((await fetch(`${server.url}${code.fileUrl}`)).status).toBe(200);
  });

  it("puts back what was removed for 30 days, and then removes the file that nothing shows", async () => {
    const gone = await added("#226644");
    const input = { siteOrgNo, imageId: gone.imageId };
    ok(await server.call("removeSiteImage", input, as("organisation")));
    expect(await codeOf("organisation", "removeSiteImage", input)).toBe(errorCode.NOT_FOUND);
    expect(await call("organisation", "restoreSiteImage", input)).toEqual(gone);
    ok(await server.call("removeSiteImage", input, as("organisation")));
    await server.services.siteImages.cleanUp(new Date(Date.now() + 29 * DAY_MS));
    expect((await fetch(`${server.url}${gone.fileUrl}`)).status).toBe(200);
    await server.services.siteImages.cleanUp(new Date(Date.now() + 31 * DAY_MS));
    expect((await fetch(`${server.url}${gone.fileUrl}`)).status).toBe(404);
    expect(await codeOf("organisation", "restoreSiteImage", input)).toBe(errorCode.NOT_FOUND);
  });

  it("the same file again brings back what was removed", async () => {
    const gone = await added("#226644");
    ok(await server.call("removeSiteImage", { siteOrgNo, imageId: gone.imageId }, as("organisation")));
    expect(await added("#226644")).toMatchObject({ imageId: gone.imageId });
    expect((await list()).totalCount).toBe(1);
  });

  it("cuts a part out as a picture of its own, the same part once, and keeps the whole", async () => {
    const whole = await added("#226644");
    const part = { siteOrgNo, imageId: whole.imageId, left: 50, top: 0, width: 50, height: 100 };
    const cut = await call("organisation", "addSiteImagePart", part);
    expect(cut).toMatchObject({ width: 20, height: 20, originalId: whole.imageId, name: whole.name });
    expect((await sharp(await bytesAt(cut.fileUrl)).metadata()).width).toBe(20);
    expect((await call("organisation", "addSiteImagePart", part)).imageId).toBe(cut.imageId);
    // What reaches beyond the edge ends at it.
    const beyond = await call("organisation", "addSiteImagePart", { ...part, left: 99, width: 100 });
    expect(beyond.width).toBeGreaterThan(0);
    expect((await list()).totalCount).toBe(3);
  });

  it("refuses what is no picture, what runs and what is too large, with words, and keeps nothing of it", async () => {
    const svg = (inside: string) =>
      new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`]);
    const tooMany = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const cases = [
      [new Blob(["no picture at all"]), errorCode.FILE_KIND_REFUSED],
      [svg("<script>1</script>"), errorCode.DRAWING_REFUSED],
      [svg("<foreignObject><p>1</p></foreignObject>"), errorCode.DRAWING_REFUSED],
      [svg('<image href="https://elsewhere.example/x.png"/>'), errorCode.DRAWING_REFUSED],
      [new Blob([new Uint8Array(tooMany)]), errorCode.PICTURE_TOO_MANY_PIXELS],
      [new Blob([new Uint8Array(headOfHuge())]), errorCode.PICTURE_TOO_MANY_PIXELS],
      [new Blob([new Uint8Array(11 * 1024 * 1024)]), errorCode.FILE_TOO_LARGE],
    ] as const;
    for (const [file, code] of cases) {
      const reply = await add(file);
      expect(reply.code).toBe(code);
      expect(reply.msg).not.toBe("");
    }
    expect(await inDatabase(sql`select from site_image`)).toEqual([]);
  });

  it("keeps a WebP that has nothing but its picture as it came, and makes any other anew", async () => {
    const plain = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#345" } })
      .webp()
      .toBuffer();
    const kept = ok(await add(new Blob([new Uint8Array(plain)]), "plain.webp"));
    expect((await bytesAt(kept.fileUrl)).equals(plain)).toBe(true);
    const more = Buffer.concat([plain, Buffer.from("hidden behind its end")]);
    const anew = ok(await add(new Blob([new Uint8Array(more)]), "more.webp"));
    expect((await bytesAt(anew.fileUrl)).includes("hidden")).toBe(false);
    const placed = await sharp(plain)
      .withExif({ IFD0: { Artist: "somebody" } })
      .webp()
      .toBuffer();
    const clean = ok(await add(new Blob([new Uint8Array(placed)]), "placed.webp"));
    expect((await bytesAt(clean.fileUrl)).includes("somebody")).toBe(false);
  });
});

async function picture(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

/** The head of a PNG of 300 megapixels, which a decoder would have to make room for. */
function headOfHuge(): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000", "hex");
  head.writeUInt32BE(20_000, 16);
  head.writeUInt32BE(15_000, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return Buffer.concat([head.subarray(0, 33), Buffer.from("00000000494441540000000000000000", "hex")]);
}
