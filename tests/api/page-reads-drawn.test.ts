import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { fragmentCounts } from "../../src/server/ssr.tsx";
import { createClient } from "./client.ts";
import { accounts, type Who } from "./every-address.ts";
import type { PageServer } from "./pages-harness.ts";
import { dataAddress, startWatchedPages, type WatchedPages } from "./watched-pages.ts";

/**
 * Of the pages, those that are drawn on the embedded database too: a list, a record, a person's own things. The reads
 * are the same statements on both.
 */
const onEmbedded: readonly string[] = ["/list", "/view/1", "/account/collection"];

/** What comes by news of the database is waited for, however busy the machine is. */
const aMinute = { timeout: 60_000 };

let pages: WatchedPages;
let server: PageServer;
beforeAll(async () => {
  pages = await startWatchedPages();
  ({ server } = pages);
});
afterAll(() => pages?.close());

describe("a page of reads together and of kept blocks", () => {
  it("is the page of reads apart that is drawn anew, for everybody who may look", async () => {
    // A preview draws the questions of its paper anew each time.
    const every = (await pages.addresses()).filter(({ address }) => !address.startsWith("/account/exams/preview"));
    const isEmbedded = inject("testDatabase").kind === "embedded";
    const drawn = isEmbedded ? every.filter(({ address }) => onEmbedded.includes(address)) : every;
    expect(drawn.length).toBeGreaterThanOrEqual(isEmbedded ? onEmbedded.length : 150);
    const found = fragmentCounts.found;
    const different: string[] = [];
    // But for the nonce of a page, where it is served, what time it is, and how many readers a kept page knows of.
    const words = async (url: string, who: Who) =>
      (await (await pages.look(url, who)).text())
        .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
        .replaceAll(/"serverMs":\d+/g, '"serverMs":0')
        .replaceAll(/"countView":\d+|\d+ 次(浏览|阅读)/g, "read")
        .replaceAll(server.apartUrl, server.url);
    for (const { address, who: whose } of drawn) {
      for (const who of Object.keys(accounts) as Who[]) {
        // What everybody may look at, drawn for somebody who is signed in.
        const isDrawn = who === whose || (whose === "visitor" && who === "learner");
        const path = isDrawn ? address : dataAddress(address);
        // The second look keeps the blocks that the third one shows.
        if (path === address) for (const _ of [1, 2]) await words(path, who);
        const differs = async () => (await words(path, who)) !== (await words(server.apartUrl + path, who));
        // What is hot in the community is counted again now and then, which a kept page hears of later.
        const isOld = async () => {
          await server.forget();
          if (path === address) await words(path, who);
          return !(await differs());
        };
        if ((await differs()) && !(await isOld())) different.push(`${who} ${address}`);
      }
    }
    expect(different).toEqual([]);
    expect(fragmentCounts.found - found).toBeGreaterThan(isEmbedded ? 0 : 100);
    // Some thousand pages, which a busy machine takes minutes for.
  }, 900_000);
});

describe("public replies of signed-in pages", () => {
  const readCourse = (texts: readonly string[]) => texts.some((text) => text.includes('"course_introduce"'));
  const seen = async (who: Who) => readCourse(await pages.statementsOf("/view/1", who));
  const admin = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
    withActor(server.services.db, systemActor, work);
  const nameOf = async (who: Who): Promise<string> =>
    ((await (await pages.look(dataAddress("/view/1"), who)).json()) as { data: { course: { courseName: string } } })
      .data.course.courseName;

  it("are kept for everybody, until the catalogue or a site changes", async () => {
    await server.forget();
    expect(await seen("learner")).toBe(true);
    // News of what an earlier test changed may still come in between.
    const kept = (viewer: "learner" | "lecturer") =>
      vi.waitFor(async () => expect(await seen(viewer)).toBe(false), aMinute);
    await kept("learner");
    await kept("lecturer");
    const name = await nameOf("learner");
    const rename = (to: string) =>
      admin((trx) => trx.updateTable("course").set({ course_name: to }).where("id", "=", "1").execute());
    await rename("Renamed");
    await vi.waitFor(async () => expect(await nameOf("learner")).toBe("Renamed"), aMinute);
    await rename(name);
    await vi.waitFor(async () => expect(await nameOf("learner")).toBe(name), aMinute);
    await kept("learner");
    await server.services.bus.publish("site", "1001");
    expect(await seen("learner")).toBe(true);
  });

  /** Waits for the news of what earlier tests changed: the database tells them in their order. */
  const newsAreIn = async () => {
    const { bus, db } = server.services;
    const heard = Promise.withResolvers<void>();
    await bus.on("test_news_are_in", () => heard.resolve());
    await sql`select pg_notify('test_news_are_in', '')`.execute(db);
    await heard.promise;
  };

  it("are read anew for who changed something, and by calls", async () => {
    await newsAreIn();
    await seen("lecturer");
    const token = await createClient(server.url).signIn(accounts.organisation!);
    const sentFor = async (id: string, path: string, init: RequestInit & { headers: Record<string, string> }) => {
      const sent = pages.watch(id);
      const reply = await fetch(server.url + path, { ...init, headers: { ...init.headers, "x-request-id": id } });
      if (path.startsWith("/apis")) expect(await reply.json()).toMatchObject({ code: 200 });
      else await reply.text();
      expect(reply.headers.get("x-request-id")).toBe(id);
      return sent;
    };
    const headers = { cookie: `RC_WEB_TOKEN=${token}`, "accept-language": "zh-CN" };
    const call = (id: string, path: string, body: object) =>
      sentFor(id, `/apis${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", token },
        body: JSON.stringify(body),
      });
    expect(readCourse(await sentFor("page-before", "/view/1", { headers }))).toBe(false);
    expect(readCourse(await call("own-call", "/course/api/course/view", { courseId: "1" }))).toBe(true);
    expect(
      (await call("own-write", "/course/auth/user/collection/course/save", { courseId: "1" })).length,
    ).toBeGreaterThan(0);
    expect(readCourse(await sentFor("page-after", "/view/1", { headers }))).toBe(true);
    expect(await seen("lecturer")).toBe(false);
  });

  it("are nobody else's where they look at who asks", async () => {
    const idsOf = async (who: Who) => {
      const page = (await (await pages.look(dataAddress("/view/1"), who)).json()) as {
        data: { comments: { list: { isOwn: number; userNo: string }[] } };
      };
      return page.data.comments.list.map(({ isOwn, userNo }) => [
        isOwn === 1,
        userNo === pages.userNos.get(accounts[who]!),
      ]);
    };
    for (const who of ["learner", "lecturer", "learner"] as Who[])
      for (const [isOwn, isTheirs] of await idsOf(who)) expect(isOwn).toBe(isTheirs);
  });
});
