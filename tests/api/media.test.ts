import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "./client.ts";
import { grantCourse } from "../../src/server/modules/orders/access/grant-course.ts";
import { revokeCourse } from "../../src/server/modules/orders/access/revoke-course.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { storeDemoMedia } from "../../src/demo/media-files.ts";
import { startTestServer, type TestServer } from "./harness.ts";

interface PeriodRow {
  id: string;
  course_id: string;
}

describe("media", () => {
  let server: TestServer;
  let holder = "";
  let other = "";
  let operator = "";
  let holderNo = "";
  /** Courses that somebody of the demo has bought. */
  let held: string[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    await storeDemoMedia(server.services.storage, server.services.settings.dataDir);
    [holder, other, operator] = [
      await server.signIn("13800000004"),
      await server.signIn("13800000001"),
      await server.signIn("13800000009"),
    ];
    holderNo =
      (await rows<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000004'`))[0]?.user_no ??
      "";
    held = (await rows<{ course_id: string }>(sql`select course_id from course_user`)).map(
      ({ course_id }) => course_id,
    );
  });
  afterAll(() => server?.close());

  const rows = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  /** A period of a paid course that is not free to try, whose entry is of a kind. */
  const paid = async (kind: string, more = "true"): Promise<PeriodRow> => {
    const [found] =
      await rows<PeriodRow>(sql`select period.id, period.course_id from period join period_media on period_id = period.id and kind = ${kind}
      join course on course.id = period.course_id
      where course.price_fen > 0 and not period.is_free and course.id <> all(${held}) and ${sql.raw(more)} order by period.id limit 1`);
    return found!;
  };
  const grant = (courseId: string) =>
    withActor(server.services.db, systemActor, (trx) =>
      grantCourse(trx, { userNo: holderNo, courseId, source: "order", orderNo: `o${courseId}` }),
    );
  const revoke = (courseId: string) =>
    withActor(server.services.db, systemActor, (trx) =>
      revokeCourse(trx, { userNo: holderNo, courseId, orderNo: `o${courseId}` }),
    );
  const fetchAs = (token: string | undefined, url: string, headers: Record<string, string> = {}) =>
    fetch(server.url + url, { headers: { ...(token ? { cookie: `RC_WEB_TOKEN=${token}` } : {}), ...headers } });
  const statusOf = async (token: string | undefined, url: string) => {
    const reply = await fetchAs(token, url);
    await reply.arrayBuffer();
    return reply.status;
  };
  const call = <Id extends "getPlaybackUrl" | "getLiveUrl" | "getAccessoryUrl" | "getTrialUrl">(
    id: Id,
    { id: periodId, course_id: courseId }: PeriodRow,
    token?: string,
  ) => server.call(id, { courseId, periodId }, token ? { token } : {});

  it("gives no way to those who are not signed in or do not hold the course", async () => {
    for (const [operation, kind] of [
      ["getPlaybackUrl", "mp4"],
      ["getPlaybackUrl", "hls"],
      ["getPlaybackUrl", "pdf"],
      ["getAccessoryUrl", "file"],
      ["getLiveUrl", "live"],
    ] as const) {
      const period = await paid(kind);
      expect((await call(operation, period)).code, kind).toBe(errorCode.SESSION_MISSING);
      expect((await call(operation, period, other)).code, kind).toBe(errorCode.COURSE_NOT_HELD);
    }
    expect((await call("getTrialUrl", await paid("mp4"))).code).toBe(errorCode.COURSE_NOT_HELD);
    expect((await call("getTrialUrl", await paid("hls"), other)).code).toBe(errorCode.COURSE_NOT_HELD);
  });

  it("gives a film to who holds the course, and takes nothing for a period of another course", async () => {
    const period = await paid("mp4");
    await grant(period.course_id);
    const data = ok(await call("getPlaybackUrl", period, holder));
    expect(data).toMatchObject({ periodId: period.id, kind: "mp4", isPreview: false });
    const [{ video_seconds: seconds } = { video_seconds: 0 }] = await rows<{ video_seconds: number }>(
      sql`select video_seconds from period where id = ${period.id}`,
    );
    expect(data.seconds).toBe(seconds);
    const elsewhere = await paid("mp4", `period.course_id <> ${period.course_id}`);
    expect((await call("getPlaybackUrl", { id: elsewhere.id, course_id: period.course_id }, holder)).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect((await call("getPlaybackUrl", { id: "99999999", course_id: period.course_id }, holder)).code).toBe(
      errorCode.NOT_FOUND,
    );
    for (const caption of data.captionList)
      expect(await (await fetchAs(holder, caption.url)).text()).toMatch(/^WEBVTT/);
    expect(data.captionList).toHaveLength(2);
  });

  it("plays a right for its person only: not without a session, not for another account, not once it expired", async () => {
    const period = await paid("mp4");
    const data = ok(await call("getPlaybackUrl", period, holder));
    expect(await statusOf(holder, data.url)).toBe(200);
    expect(await statusOf(undefined, data.url)).toBe(403);
    expect(await statusOf(other, data.url)).toBe(403);
    expect(await statusOf("A".repeat(43), data.url)).toBe(403);
    const [, , , right = ""] = data.url.split("/");
    const otherPeriod = await paid("mp4", `period.id <> ${period.id}`);
    expect(await statusOf(holder, data.url.replace(`/${period.id}/`, `/${otherPeriod.id}/`))).toBe(403);
    expect(await statusOf(holder, data.url.replace(right, right.replace(/^\d+/, "any")))).toBe(403);
    expect(await statusOf(holder, data.url.replace(right, "x"))).toBe(403);
    expect(await statusOf(holder, data.url.replace("film.mp4", "other.mp4"))).toBe(404);
    expect(await statusOf(holder, data.url.replace("film.mp4", "..%2f..%2fx.mp4"))).toBe(404);
    server.advance(2 * 3600_000 + 61_000);
    expect(await statusOf(holder, data.url)).toBe(403);
    expect(await statusOf(holder, ok(await call("getPlaybackUrl", period, holder)).url)).toBe(200);
  });

  it("ends with the order it was paid by, also what was signed before", async () => {
    const period = await paid("hls");
    await grant(period.course_id);
    const data = ok(await call("getPlaybackUrl", period, holder));
    expect(await statusOf(holder, data.url)).toBe(200);
    await revoke(period.course_id);
    expect((await call("getPlaybackUrl", period, holder)).code).toBe(errorCode.COURSE_NOT_HELD);
    expect(await statusOf(holder, data.url)).toBe(403);
  });

  it("answers ranges, for nobody to keep on the way, and lets nothing be made of the bytes", async () => {
    const period = await paid("mp4");
    await grant(period.course_id);
    const { url } = ok(await call("getPlaybackUrl", period, holder));
    const whole = Buffer.from(await (await fetchAs(holder, url)).arrayBuffer());
    const part = await fetchAs(holder, url, { range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 100-199/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    expect(part.headers.get("content-type")).toBe("video/mp4");
    expect(part.headers.get("x-content-type-options")).toBe("nosniff");
    expect(part.headers.get("cache-control")).toMatch(/^private/);
    expect(part.headers.get("content-security-policy")).toContain("sandbox");
    expect((await fetchAs(holder, url, { range: `bytes=${whole.length}-` })).status).toBe(416);
    expect(
      (await fetch(server.url + url, { method: "HEAD", headers: { token: holder } })).headers.get("content-length"),
    ).toBe(String(whole.length));
  });

  it("opens every part of a ladder with the right in its own address, and no part without", async () => {
    const period = await paid("hls");
    await grant(period.course_id);
    const { url } = ok(await call("getPlaybackUrl", period, holder));
    const folder = url.slice(0, url.lastIndexOf("/") + 1);
    const names = async (address: string) =>
      (await (await fetchAs(holder, address)).text())
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
    const qualities = await names(url);
    expect(qualities).toEqual(["360p.m3u8", "180p.m3u8"]);
    for (const quality of qualities) {
      const [segment = ""] = await names(folder + quality);
      expect(segment).toMatch(/^\d+p\.mp4$/);
      for (const address of [folder + quality, folder + segment]) {
        expect(await statusOf(holder, address)).toBe(200);
        expect(await statusOf(other, address)).toBe(403);
        expect(await statusOf(undefined, address)).toBe(403);
        expect(await statusOf(holder, address.replace(/\/[^/]+\/([^/]+)$/, "/$1"))).not.toBe(200);
      }
    }
  });

  it("shows anybody what is free to try", async () => {
    const [period] = await rows<PeriodRow>(sql`select period.id, period.course_id from period
        join period_media on period_id = period.id and kind in ('mp4', 'hls')
      join course on course.id = period.course_id where course.price_fen > 0 and period.is_free and period_type = 1 limit 1`);
    const data = ok(await call("getTrialUrl", period!));
    for (const token of [undefined, holder, other]) expect(await statusOf(token, data.url)).toBe(200);
    expect((await call("getPlaybackUrl", period!, other)).code).toBe(200);
  });

  it("shows the first pages of a document before it is bought, and hands out no more", async () => {
    const period = await paid("pdf");
    const data = ok(await call("getTrialUrl", period));
    expect(data).toMatchObject({ kind: "pdf", isPreview: true, pages: 6 });
    const preview = Buffer.from(await (await fetchAs(undefined, data.url)).arrayBuffer());
    expect(preview.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await statusOf(undefined, data.url.replace("preview.pdf", "document.pdf"))).toBe(403);
    expect(await statusOf(holder, data.url.replace("preview.pdf", "document.pdf"))).toBe(403);
    await grant(period.course_id);
    const whole = ok(await call("getPlaybackUrl", period, holder));
    expect(whole).toMatchObject({ kind: "pdf", isPreview: false, pages: 6 });
    expect(await statusOf(other, whole.url)).toBe(403);
    expect(Buffer.from(await (await fetchAs(holder, whole.url)).arrayBuffer()).length).toBeGreaterThan(
      preview.length * 2,
    );
  });

  it("lets a download go on where it stopped, and begins again when the file is another", async () => {
    const period = await paid("file");
    await grant(period.course_id);
    const data = ok(await call("getAccessoryUrl", period, holder));
    const first = await fetchAs(holder, data.fileUrl);
    const whole = Buffer.from(await first.arrayBuffer());
    expect(whole.length).toBe(data.fileSize);
    expect(first.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(data.fileName)}`);
    const etag = first.headers.get("etag")!;
    const rest = await fetchAs(holder, data.fileUrl, { range: "bytes=50-", "if-range": etag });
    expect(rest.status).toBe(206);
    expect(Buffer.concat([whole.subarray(0, 50), Buffer.from(await rest.arrayBuffer())]).equals(whole)).toBe(true);
    expect((await fetchAs(holder, data.fileUrl, { range: "bytes=50-", "if-range": '"another"' })).status).toBe(200);
    expect(await statusOf(other, data.fileUrl)).toBe(403);
    expect(await statusOf(undefined, data.fileUrl)).toBe(403);
  });

  it("shows a live class while it runs, and its replay after", async () => {
    const period = await paid("live");
    await grant(period.course_id);
    const at = (minutes: number) =>
      rows(
        sql`update period set begin_time = ${new Date(server.services.now().getTime() + minutes * 60_000)},
          end_time = ${new Date(server.services.now().getTime() + (minutes + 60) * 60_000)} where id = ${period.id}`,
      );
    await at(10);
    expect(await call("getLiveUrl", period, holder)).toMatchObject({
      code: errorCode.LIVE_NOT_YET,
      data: { beginTime: expect.any(String) },
    });
    expect((await call("getPlaybackUrl", period, holder)).code).toBe(errorCode.REPLAY_NOT_YET);
    const before = performance.now();
    await at(-5);
    const data = ok(await call("getLiveUrl", period, holder));
    expect(data).toMatchObject({ kind: "live", liveLength: 3600 });
    expect(data.livePosition).toBeGreaterThan(298);
    expect(data.livePosition).toBeLessThan(302 + (performance.now() - before) / 1000);
    const playlist = await (await fetchAs(holder, data.url)).text();
    expect(playlist).toMatch(/#EXT-X-MEDIA-SEQUENCE:[1-9]/);
    expect(playlist).not.toContain("ENDLIST");
    expect(await statusOf(holder, data.url.replace("live.m3u8", "360p.mp4"))).toBe(200);
    expect(await statusOf(holder, data.url.replace("live.m3u8", "film.mp4"))).toBe(403);
    expect(await statusOf(other, data.url)).toBe(403);
    await at(-90);
    expect((await call("getLiveUrl", period, holder)).code).toBe(errorCode.LIVE_OVER);
    expect((await call("getPlaybackUrl", period, holder)).data).toMatchObject({ kind: "mp4" });
  });

  it("closes every kind of file when its time is up, whole or in part, and opens it again to who asks again", async () => {
    const folder = (url: string) => url.slice(0, url.lastIndexOf("/") + 1);
    const wayOf = async (operation: Parameters<typeof call>[0], period: PeriodRow, token?: string): Promise<string> => {
      const data = ok(await call(operation, period, token));
      return "url" in data ? data.url : data.fileUrl;
    };
    const periods = {
      mp4: await paid("mp4"),
      hls: await paid("hls"),
      pdf: await paid("pdf"),
      file: await paid("file"),
      live: await paid("live"),
    };
    for (const { course_id } of Object.values(periods)) await grant(course_id);
    const [free] = await rows<PeriodRow>(sql`select period.id, period.course_id from period
        join period_media on period_id = period.id and kind in ('mp4', 'hls')
      join course on course.id = period.course_id where course.price_fen > 0 and period.is_free and period_type = 1 limit 1`);
    const isOn = () =>
      rows(
        sql`update period set begin_time = ${new Date(server.services.now().getTime() - 300_000)},
          end_time = ${new Date(server.services.now().getTime() + 4 * 3600_000)} where id = ${periods.live.id}`,
      );
    /** All ways there are, by what they lead to: as they are given out now. */
    const ways = async (): Promise<Record<string, string>> => {
      await isOn();
      const film = ok(await call("getPlaybackUrl", periods.mp4, holder));
      const [hls, pdf, file, live, trial, preview] = [
        await wayOf("getPlaybackUrl", periods.hls, holder),
        await wayOf("getPlaybackUrl", periods.pdf, holder),
        await wayOf("getAccessoryUrl", periods.file, holder),
        await wayOf("getLiveUrl", periods.live, holder),
        await wayOf("getTrialUrl", free!),
        await wayOf("getTrialUrl", periods.pdf),
      ];
      return {
        film: film.url,
        captions: film.captionList[0]!.url,
        ladder: hls,
        "playlist of a quality": `${folder(hls)}360p.m3u8`,
        segments: `${folder(hls)}360p.mp4`,
        document: pdf,
        accessory: file,
        "live playlist": live,
        "live segments": `${folder(live)}360p.mp4`,
        trial,
        "first pages": preview,
      };
    };
    const isPublic = (name: string) => name === "trial" || name === "first pages";
    const statusesOf = async (all: Record<string, string>) => {
      const found: Record<string, number[]> = {};
      for (const [name, url] of Object.entries(all)) {
        const token = isPublic(name) ? undefined : holder;
        const part = await fetchAs(token, url, { range: "bytes=0-9" });
        await part.arrayBuffer();
        found[name] = [await statusOf(token, url), part.status];
      }
      return found;
    };
    const each = (all: object, statuses: (name: string) => number[]) =>
      Object.fromEntries(Object.keys(all).map((name) => [name, statuses(name)]));
    // What runs is written anew each time, so there is no part of it.
    const open = (name: string) => [200, name === "live playlist" ? 200 : 206];

    const given = await ways();
    expect(await statusesOf(given)).toEqual(each(given, open));
    const longest = (await rows<{ seconds: number }>(sql`select max(video_seconds) as seconds from period`))[0]!
      .seconds;
    server.advance((2 * 3600 + longest + 1) * 1000);
    expect(await statusesOf(given)).toEqual(each(given, () => [403, 403]));
    expect(await statusesOf(await ways())).toEqual(each(given, open));
  });

  it("writes over the picture who looks at it, where the lecturer wants that, and holds those back who skip", async () => {
    const period = await paid("mp4");
    await rows(sql`update course set watermark = true, no_skip = true where id = ${period.course_id}`);
    await grant(period.course_id);
    expect((await call("getPlaybackUrl", period, holder)).data).toMatchObject({
      watermark: "李佳慧 0004",
      noSkip: true,
    });
    expect((await call("getPlaybackUrl", period, operator)).data).toMatchObject({ noSkip: false });
  });
});

describe("notes", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server?.close());

  it("are a person's own, in the order of the film", async () => {
    const [mine, other] = [await server.signIn("13800000004"), await server.signIn("13800000001")];
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql<PeriodRow>`select id, course_id from period order by id limit 2`.execute(trx),
    );
    const [{ id: periodId, course_id: courseId } = { id: "", course_id: "" }] = rows;
    const save = (input: object, token = mine) =>
      server.callUnchecked("saveStudyNote", { courseId, periodId, ...input }, { token });
    const list = async (token = mine) => ok(await server.call("listStudyNotes", { courseId }, { token })).list;
    expect((await server.call("saveStudyNote", { courseId, periodId, noteText: "x" })).code).toBe(
      errorCode.SESSION_MISSING,
    );
    await save({ seconds: 30, noteText: " 第二条 " });
    const first = ok(await save({ seconds: 12, noteText: "第一条" }));
    expect((await list()).map(({ noteText, seconds }) => [seconds, noteText])).toEqual([
      [12, "第一条"],
      [30, "第二条"],
    ]);
    expect(await list(other)).toEqual([]);
    expect((await save({ id: first.id, noteText: "改过" }, other)).code).toBe(errorCode.NOT_FOUND);
    expect((await save({ id: first.id, noteText: "改过" })).data).toMatchObject({ seconds: 12, noteText: "改过" });
    for (const noteText of ["", "   ", "x".repeat(2001)])
      expect((await save({ noteText })).code).toBe(errorCode.VALIDATION);
    expect((await save({ noteText: "x", periodId: "99999999" })).code).toBe(errorCode.NOT_FOUND);
    await server.call("deleteStudyNote", { id: first.id }, { token: other });
    expect(await list()).toHaveLength(2);
    await server.call("deleteStudyNote", { id: first.id }, { token: mine });
    expect(await list()).toHaveLength(1);
  });
});
