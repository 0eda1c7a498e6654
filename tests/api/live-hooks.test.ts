import { createServer, type Server } from "node:http";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ok } from "./client.ts";
import { grantCourse } from "../../src/server/modules/orders/access/grant-course.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { keepReplay, UselessRecording } from "../../src/server/modules/live/replay.ts";
import { forgetReplay, noteReplay, takeReplay } from "../../src/server/modules/live/replay-queries.ts";
import { createReplayWork } from "../../src/server/modules/live/replay-work.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { openLive } from "./live-harness.ts";

const SECRET = "a-secret-of-the-hooks-0123";
const PIECE = Buffer.from("a piece of the picture");
const FILM = Buffer.from("\0\0\0\x18ftypmp42 the recording of a session");

/** What MediaMTX answers on its HLS, playback and control ports, after asking the portal as it does. */
async function startMediaMtx() {
  const asked: { method: string; url: string }[] = [];
  let portal = "";
  const stall = { isOn: false };
  const mayDo = async (
    request: { headers: { authorization?: string | undefined } },
    more: { action: string; path: string; protocol: string },
  ) => {
    const [user = "", password = ""] = Buffer.from(
      (request.headers.authorization ?? "").replace("Basic ", ""),
      "base64",
    )
      .toString()
      .split(":");
    return (await ask(portal, { user, password, ...more })).status === 200;
  };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://mediamtx");
    asked.push({ method: request.method ?? "", url: request.url ?? "" });
    const hls = /^\/(live\/\d+)\/([\w.]+)$/.exec(url.pathname);
    const path = hls?.[1] ?? url.searchParams.get("path") ?? "";
    const action = hls
      ? { action: "read", path, protocol: "hls" }
      : url.pathname.startsWith("/v3/")
        ? { action: "api", path: "", protocol: "" }
        : { action: "playback", path, protocol: "" };
    if (!(await mayDo(request, action))) return void response.writeHead(401).end();
    if (hls) return void response.end(hls[2]!.endsWith(".m3u8") ? "#EXTM3U\n#EXTINF:2,\nseg1.mp4\n" : PIECE);
    if (url.pathname === "/list")
      return void response.end(
        JSON.stringify([
          { start: "2026-11-20T12:00:00Z", duration: 12.4, url: "x" },
          { start: "2026-11-20T12:05:00Z", duration: 2400.2, url: "x" },
        ]),
      );
    if (url.pathname === "/get" && stall.isOn) return void response.write(FILM.subarray(0, 9));
    if (url.pathname === "/get") return void response.end(FILM);
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    asked,
    stall,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (address: string) => void (portal = address),
    close: () => server.close(),
  };
}

/** The question in the shape that MediaMTX documents for authMethod http. */
function ask(portal: string, question: object, secret = SECRET) {
  const body = {
    user: "",
    password: "",
    token: "",
    ip: "203.0.113.7",
    action: "publish",
    path: "",
    protocol: "rtmp",
    id: "5c1e2b7a-0d1f-4f6e-9a34-6f0f3a3d9c11",
    query: "",
    ...question,
  };
  return fetch(`${portal}/apis/live/auth?secret=${secret}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

describe("the hooks of a media server", () => {
  let server: TestServer;
  let mediaMtx: Awaited<ReturnType<typeof startMediaMtx>>;
  let lecturer = "";
  let learner = "";
  let channelNo = "";
  let periodId = "";
  let courseId = "";

  const rows = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const begun = async (minutes: number) => {
    const begin = server.services.now().getTime() - minutes * 60_000;
    await rows(
      sql`update period set begin_time = ${new Date(begin)}, end_time = ${new Date(begin + 3600_000)} where id = ${periodId}`,
    );
  };
  /** As the hook's curl sends it. */
  const hook = async (event: string, more: Record<string, string> = {}, secret = SECRET) =>
    (
      await fetch(
        `${server.url}/apis/live/event?${new URLSearchParams({ event, path: `live/${channelNo}`, source_type: "rtmpConn", source_id: "conn-1", secret, ...more })}`,
      )
    ).status;
  const publish = async (key: string, more: object = {}) =>
    (
      await ask(server.url, {
        action: "publish",
        path: `live/${channelNo}`,
        user: channelNo,
        password: key,
        query: `user=${channelNo}&pass=${key}`,
        ...more,
      })
    ).status;
  const keyOf = async (): Promise<string> =>
    ok(await server.call("getLiveChannelKey", {}, { token: lecturer })).bearerToken.split(":")[1]!;
  const statusOf = async (): Promise<number> => {
    const data = ok(await server.call("listCourseChapters", { courseId }));
    return data.list.flatMap(({ periodList }) => periodList).find(({ id }) => id === periodId)!.liveStatus!;
  };
  const way = () => server.call("getLiveUrl", { courseId, periodId }, { token: learner });
  const file = (url: string, token?: string) =>
    fetch(server.url + url, { headers: token ? { cookie: `RC_WEB_TOKEN=${token}` } : {} });

  beforeAll(async () => {
    mediaMtx = await startMediaMtx();
    const { url } = mediaMtx;
    server = await startTestServer({
      environment: {
        LIVE_SERVER: "mediamtx",
        LIVE_RTMP_URL: "rtmp://live.example:1935/",
        LIVE_WHIP_URL: "https://live.example:8889",
        LIVE_HLS_URL: url,
        LIVE_PLAYBACK_URL: url,
        LIVE_API_URL: url,
        LIVE_SECRET: SECRET,
      },
    });
    mediaMtx.serve(server.url);
    const [found] = await rows<{ id: string; course_id: string; lecturer_user_no: string; mobile: string }>(sql`
      select period.id, period.course_id, course.lecturer_user_no, app_user.mobile from period
      join course on course.id = period.course_id join app_user on app_user.user_no = course.lecturer_user_no
      where period.period_type = 2 and course.price_fen > 0 order by period.id limit 1`);
    ({ id: periodId, course_id: courseId, lecturer_user_no: channelNo } = found!);
    // Only the one session of the lecturer, and no replay of it.
    await rows(
      sql`update period set begin_time = begin_time - interval '90 days', end_time = end_time - interval '90 days'
        from course where course.id = course_id and lecturer_user_no = ${channelNo} and period_type = 2`,
    );
    await rows(sql`delete from period_media where period_id = ${periodId} and kind = 'mp4'`);
    [lecturer, learner] = [await server.signIn(found!.mobile), await server.signIn("13800000004")];
    const [{ user_no: userNo } = { user_no: "" }] = await rows<{ user_no: string }>(
      sql`select user_no from app_user where mobile = '13800000004'`,
    );
    await withActor(server.services.db, systemActor, (trx) => grantCourse(trx, { userNo, courseId, source: "grant" }));
  });
  beforeEach(async () => {
    await rows(
      sql`update live_session set is_on = false, gmt_start = null, gmt_stop = null, source_id = '' where period_id = ${periodId}`,
    );
    await begun(5);
  });
  afterAll(async () => {
    await server?.close();
    mediaMtx.close();
  });

  it("are answered to who knows the secret alone", async () => {
    expect((await ask(server.url, {}, "wrong")).status).toBe(403);
    expect((await ask(server.url, {}, "")).status).toBe(403);
    expect(await hook("ready", {}, "wrong")).toBe(403);
    expect(await statusOf()).toBe(2);
    expect(
      (
        await fetch(`${server.url}/apis/live/event?event=ready&path=live/${channelNo}`, {
          headers: { authorization: `Bearer ${SECRET}` },
        })
      ).status,
    ).toBe(204);
    expect(await hook("explode")).toBe(400);
    expect((await fetch(`${server.url}/apis/live/auth?secret=${SECRET}`, { method: "POST", body: "{" })).status).toBe(
      401,
    );
    expect(JSON.stringify(server.logged)).not.toContain(SECRET);
  });

  it("let a lecturer send with their key while a session is near or on", async () => {
    const { data: channel } = await server.call("getLiveChannel", {}, { token: lecturer });
    expect(channel).toEqual({
      channelNo,
      rtmpUrl: "rtmp://live.example:1935/live",
      whipUrl: `https://live.example:8889/live/${channelNo}/whip`,
      isDemo: 0,
    });
    const key = await keyOf();
    const { data } = await server.call("getLiveChannelKey", {}, { token: lecturer });
    expect(data).toEqual({
      streamKey: `${channelNo}?user=${channelNo}&pass=${key}`,
      bearerToken: `${channelNo}:${key}`,
    });
    expect(await publish(key)).toBe(200);
    expect(await publish("", { query: `user=${channelNo}&pass=${key}` })).toBe(200);
    for (const wrong of ["", "x", key.slice(1), `${key}x`])
      expect(await publish(wrong, { query: "" }), wrong).toBe(401);
    expect(await publish(key, { path: "live/1" })).toBe(401);
    expect(await publish(key, { path: `live/${channelNo}/x` })).toBe(401);
    expect(await publish(key, { path: channelNo })).toBe(401);
    await begun(-31);
    expect(await publish(key)).toBe(401);
    await begun(-29);
    expect(await publish(key)).toBe(200);
    await begun(61);
    expect(await publish(key)).toBe(401);
    for (const action of ["api", "metrics", "pprof"]) expect(await publish(key, { action })).toBe(401);
  });

  it("refuse the old key as soon as there is another, and cut off who sends with it", async () => {
    const old = await keyOf();
    expect(await publish(old, { id: "conn-77" })).toBe(200);
    const data = ok(await server.call("updateChannelPassword", {}, { token: lecturer }));
    expect(await publish(old)).toBe(401);
    expect(await publish(data.bearerToken.split(":")[1]!)).toBe(200);
    expect(await keyOf()).not.toBe(old);
    expect(mediaMtx.asked).toContainEqual({ method: "POST", url: "/v3/rtmpconns/kick/conn-77" });
    for (const id of ["getLiveChannelKey", "updateChannelPassword", "getLiveChannel"] as const)
      expect((await server.call(id, {}, { token: learner })).code).toBe(errorCode.NO_PERMISSION);
  });

  it("make a session live, wait for its replay, and keep it", async () => {
    await begun(-10);
    expect(await statusOf()).toBe(1);
    expect((await way()).code).toBe(errorCode.LIVE_NOT_YET);
    expect(await hook("ready")).toBe(204);
    expect(await statusOf()).toBe(2);
    await begun(40);
    expect(await hook("notReady", { source_id: "conn-0" })).toBe(204);
    expect((await way()).code).toBe(200);
    expect(await hook("notReady")).toBe(204);
    expect(await hook("notReady")).toBe(204);
    expect(await statusOf()).toBe(2);
    expect((await way()).code).toBe(errorCode.LIVE_NO_PICTURE);
    await hook("ready", { source_id: "conn-2" });
    expect((await way()).code).toBe(200);
    await begun(61);
    // Beyond its time it goes on as long as the picture comes.
    expect(await statusOf()).toBe(2);
    await hook("notReady", { source_id: "conn-2" });
    expect(await statusOf()).toBe(3);
    expect((await way()).code).toBe(errorCode.LIVE_OVER);
    const replay = () => server.call("getPlaybackUrl", { courseId, periodId }, { token: learner });
    expect((await replay()).code).toBe(errorCode.REPLAY_NOT_YET);
    expect(await hook("recorded", { segment_path: "/recordings/x.mp4" })).toBe(204);
    expect(await hook("recorded", { segment_path: "/recordings/y.mp4" })).toBe(204);
    server.advance(31_000);
    await server.services.replayWork.drain();
    expect(await statusOf()).toBe(4);
    const data = ok(await replay());
    expect(data).toMatchObject({ kind: "mp4", seconds: 2400 });
    expect(Buffer.from(await (await file(data.url, learner)).arrayBuffer())).toEqual(FILM);
    expect(mediaMtx.asked.filter(({ url }) => url.startsWith("/get?"))).toHaveLength(1);
    await rows(sql`delete from period_media where period_id = ${periodId} and kind = 'mp4'`);
    expect(await statusOf()).toBe(3);
    server.advance(49 * 3600_000);
    expect(await statusOf()).toBe(5);
    server.advance(-49 * 3600_000);
  });

  it("have a long recording fetched beside everything else, held while it comes, and broken off when the server ends", async () => {
    const { replayWork, outbox } = server.services;
    const waiting = () =>
      rows<{ attempts: number; seconds: number }>(
        sql`select attempts, extract(epoch from gmt_due - ${server.services.now()}::timestamptz)::int as seconds from live_replay`,
      );
    mediaMtx.stall.isOn = true;
    const before = mediaMtx.asked.length;
    const fetched = () => mediaMtx.asked.slice(before).filter(({ url }) => url.startsWith("/get?")).length;
    await hook("ready");
    await begun(61);
    await hook("notReady");
    await hook("recorded");
    server.advance(31_000);
    // Another server's line, with a quick beat.
    const other = createReplayWork(server.services, { renewMs: 50 });
    const working = other.drain();
    await expect.poll(fetched).toBe(1);
    await outbox.drain();
    server.advance(50_000);
    await expect.poll(async () => (await waiting())[0]?.seconds).toBeGreaterThan(50);
    await replayWork.drain();
    expect(fetched()).toBe(1);
    await other.stop();
    await working;
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
    mediaMtx.stall.isOn = false;
    await replayWork.drain();
    expect(await waiting()).toEqual([]);
    expect(await statusOf()).toBe(4);
    await rows(sql`delete from period_media where period_id = ${periodId} and kind = 'mp4'`);
  });

  it("have no recording kept that is too large, and none taken twice", async () => {
    await hook("ready");
    await begun(61);
    await hook("notReady");
    const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
      withActor(server.services.db, systemActor, work);
    const take = { now: server.services.now(), until: new Date(server.services.now().getTime() + 60_000) };
    await asSystem((trx) => noteReplay(trx, { periodId, due: take.now }));
    const taken = await asSystem((trx) => takeReplay(trx, take));
    expect(await asSystem((trx) => takeReplay(trx, take))).toBeUndefined();
    await expect(
      keepReplay(taken!, server.services, { signal: new AbortController().signal, maxBytes: 10 }),
    ).rejects.toThrow(UselessRecording);
    // Somebody else has it by now: what this one fetched is not kept.
    await keepReplay({ ...taken!, attempts: 9 }, server.services, { signal: new AbortController().signal });
    expect(await rows(sql`select 1 from period_media where period_id = ${periodId} and kind = 'mp4'`)).toEqual([]);
    await asSystem((trx) => forgetReplay(trx, taken!));
  });

  it("hand the picture on to who has the right, by this server alone", async () => {
    await hook("ready");
    const data = ok(await way());
    expect(data).toMatchObject({ kind: "live", url: expect.stringMatching(/index\.m3u8$/) });
    const playlist = await file(data.url, learner);
    expect([playlist.status, playlist.headers.get("content-type"), playlist.headers.get("cache-control")]).toEqual([
      200,
      "application/vnd.apple.mpegurl",
      "private, no-store",
    ]);
    expect(await playlist.text()).toContain("seg1.mp4");
    expect(Buffer.from(await (await file(data.url.replace("index.m3u8", "seg1.mp4"), learner)).arrayBuffer())).toEqual(
      PIECE,
    );
    await file(`${data.url}?_HLS_msn=7&_HLS_part=2&token=x`, learner);
    expect(mediaMtx.asked.at(-1)?.url).toBe(`/live/${channelNo}/index.m3u8?_HLS_msn=7&_HLS_part=2`);
    expect((await file(data.url)).status).toBe(403);
    expect((await file(data.url, lecturer)).status).toBe(403);
    for (const name of ["..%2f..%2fv3%2fconfig.m3u8", "index.html", "x.m3u8%3fa=1"])
      expect((await file(data.url.replace("index.m3u8", name), learner)).status, name).toBe(404);
    // The right in the address is none at the media server's own door for another channel, nor is one for something
    // else.
    const [, , , right = ""] = data.url.split("/");
    expect(
      (await ask(server.url, { action: "read", path: "live/1", user: periodId, password: right, protocol: "hls" }))
        .status,
    ).toBe(401);
    expect(
      (await ask(server.url, { action: "playback", path: `live/${channelNo}`, user: periodId, password: right }))
        .status,
    ).toBe(401);
    expect((await ask(server.url, { action: "read", path: `live/${channelNo}`, user: "", password: "" })).status).toBe(
      401,
    );
    await hook("notReady");
    expect((await file(data.url, learner)).status).toBe(404);
  });

  it("let a picture that goes on beyond its session become that of the next", async () => {
    const [{ id: earlier } = { id: "" }] = await rows<{ id: string }>(
      sql`select id from period where course_id = ${courseId} and id <> ${periodId} and period_type = 2 order by id limit 1`,
    );
    const now = server.services.now().getTime();
    await rows(
      sql`update period set begin_time = ${new Date(now - 3600_000)}, end_time = ${new Date(now + 1000)} where id = ${earlier}`,
    );
    await begun(-2);
    await hook("ready");
    await begun(1);
    server.advance(2000);
    expect((await way()).code).toBe(200);
    expect(await rows(sql`select period_id from live_session where is_on`)).toEqual([{ period_id: periodId }]);
    await hook("notReady");
    expect((await way()).code).toBe(errorCode.LIVE_NO_PICTURE);
    // One that nobody told the end of is off as soon as another is on; and is not shown hours beyond its time.
    await hook("ready");
    const data = ok(await way());
    await rows(sql`update live_session set is_on = true, gmt_stop = null where period_id = ${earlier}`);
    await hook("ready", { source_id: "conn-3" });
    expect(await rows(sql`select period_id from live_session where is_on`)).toEqual([{ period_id: periodId }]);
    await begun(3 * 60 + 1);
    expect((await file(data.url, learner)).status).toBe(404);
    const past = ok(await server.call("listLiveSessions", { which: "past", pageSize: 50 }, { token: lecturer }));
    expect(past.list.map((session) => session.periodId)).toContain(periodId);
    await rows(
      sql`update period set begin_time = begin_time - interval '90 days', end_time = end_time - interval '90 days' where id = ${earlier}`,
    );
  });

  it("are told to the pages that are open", async () => {
    await begun(-10);
    const page = openLive(server.url, { periodId, token: learner });
    await page.heard("welcome", ({ liveStatus }) => liveStatus === 1);
    await hook("ready");
    await page.heard("room", ({ liveStatus }) => liveStatus === 2);
    page.close();
    await page.closed;
  });
});

describe("without a media server", () => {
  it("there are no hooks", async () => {
    const server = await startTestServer();
    expect((await ask(server.url, {}, "")).status).toBe(404);
    expect((await fetch(`${server.url}/apis/live/event?event=ready&path=live/1`)).status).toBe(404);
    await server.close();
  });
});
