import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { fail } from "../../src/server/core/errors.ts";
import { actorOf, systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import { partsOf, type Trx } from "../../src/server/database/connect.ts";
import { onceTogether, readTogether } from "../../src/server/database/page-reads.ts";
import { StatementBatch } from "../../src/server/database/statement-batch.ts";
import { isUnavailable } from "../../src/server/database/unavailable.ts";
import { fragmentCounts } from "../../src/server/ssr.tsx";
import { formattedJson } from "../formatted-json.ts";
import { createClient } from "./client.ts";
import { accounts, everyAddress, lookers, type ShownAddress, type Who } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));

/** What the flow of a request sends to the database. */
const sending = new AsyncLocalStorage<string[]>();

let server: PageServer;
let addresses: ShownAddress[];
let look: Awaited<ReturnType<typeof lookers>>;
const userNos = new Map<string, string>();
const sentBy = new Map<string, string[]>();
beforeAll(async () => {
  server = await startPageServer(
    {},
    {
      prepare(http, pool) {
        http.addHook("onRequest", (request, _reply, done) => sending.run(sentBy.get(request.id) ?? [], done));
        pool.on("acquire", listen);
      },
    },
  );
  look = await lookers(server);
  const people = await withActor(server.services.db, systemActor, (trx) =>
    trx.selectFrom("app_user").select(["mobile", "user_no"]).execute(),
  );
  for (const { mobile, user_no } of people) userNos.set(mobile ?? "", user_no);
  addresses = await everyAddress(server, (await server.services.tenants.resolve("default"))!, screens);
});
afterAll(() => server?.close());

/** Stands before the statements of one. */
const BATCH = "batch";
const heard = new WeakSet<object>();
function listen(client: pg.PoolClient): void {
  if (heard.has(client)) return;
  heard.add(client);
  const query: unknown = Reflect.get(client, "query");
  Object.defineProperty(client, "query", {
    value(...args: unknown[]): unknown {
      const [asked] = args as [string | { text: string } | StatementBatch];
      const sent = sending.getStore();
      if (asked instanceof StatementBatch) sent?.push(BATCH, ...asked.texts);
      else sent?.push(typeof asked === "string" ? asked : asked.text);
      return Reflect.apply(query as () => unknown, client, args);
    },
  });
}

const dataOf = (address: string): string => `/_lectern/page?to=${encodeURIComponent(address)}`;

/**
 * How many statements a page reads whose shared things are in memory, for somebody of whom nothing is kept just now: the
 * fewest of three looks, because what is kept for a minute may end with any of them. How many transactions they share
 * depends on which is answered first.
 */
async function readsOf(address: string, who: Who): Promise<number> {
  await (await look(dataOf(address), who)).text();
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const sent = await statementsOf(address, who);
    counts.push(sent.filter((text) => !/^(batch|select set_config|begin|set local|commit|rollback)/.test(text)).length);
  }
  return Math.min(...counts);
}

async function statementsOf(address: string, who: Who): Promise<string[]> {
  const userNo = userNos.get(accounts[who] ?? "");
  if (userNo !== undefined) server.services.pageViewers.forget(userNo);
  const id = `counted-${sentBy.size}`;
  sentBy.set(id, []);
  const reply = await look(dataOf(address), who, { "x-request-id": id });
  expect(reply.headers.get("x-request-id")).toBe(id);
  await reply.text();
  return sentBy.get(id)!;
}

describe("what a page sends to the database", () => {
  it("is what the budget says", async () => {
    const counts: Record<string, Record<string, number>> = {};
    for (const { address, who: whose } of addresses) {
      const who = whose === "visitor" ? "learner" : whose;
      (counts[who] ??= {})[address] = await readsOf(address, who);
    }
    await expect(await formattedJson(counts)).toMatchFileSnapshot("../budgets/page-statements.json");
  });
});

describe("a page of reads together and of kept blocks", () => {
  it("is the page of reads apart that is drawn anew, for everybody who may look", async () => {
    const different: string[] = [];
    // But for the nonce of a page, where it is served, what time it is, and how many readers a kept page knows of.
    const words = async (url: string, who: Who) =>
      (await (await look(url, who)).text())
        .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
        .replaceAll(/"serverMs":\d+/g, '"serverMs":0')
        .replaceAll(/"countView":\d+|\d+ 次(浏览|阅读)/g, "read")
        .replaceAll(server.apartUrl, server.url);
    for (const { address, who: whose } of addresses) {
      for (const who of Object.keys(accounts) as Who[]) {
        // What everybody may look at, drawn for somebody who is signed in.
        const isDrawn = who === whose || (whose === "visitor" && who === "learner");
        const path = isDrawn ? address : dataOf(address);
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
    expect(fragmentCounts.found).toBeGreaterThan(100);
    // Some thousand pages, which a busy machine takes minutes for.
  }, 900_000);
});

describe("reads together", () => {
  const learner: Actor = actorOf({ userNo: "1", orgNo: "default", userType: 1, isOperator: false });
  const who = sql<{ scope: string; user_no: string }>`
    select current_setting('app.scope') as scope, current_setting('app.user_no') as user_no`;
  const ask = (actor: Actor) => withActor(server.services.db, actor, async (trx) => (await who.execute(trx)).rows[0]);
  const together = async <Result>(make: () => Promise<Result>) => {
    const sent: string[] = [];
    const result = await sending.run(sent, () => readTogether(server.services.db, make));
    return { sent, result };
  };

  const batches = (sent: string[]) => sent.filter((text) => text === BATCH).length;
  const one = (value: number) => (trx: Trx) =>
    sql<{ one: number; who: string }>`select 1 / ${value}::int as one, current_setting('app.user_no') as who`
      .execute(trx)
      .then(({ rows }) => rows[0]);
  const read = <Result>(actor: Actor, work: (trx: Trx) => Promise<Result>) =>
    withActor(server.services.db, actor, work);
  const personOf = (userNo: string): Actor => actorOf({ userNo, orgNo: "default", userType: 1, isOperator: false });

  it("are one transaction, each in the name of who asks", async () => {
    const { sent, result } = await together(() => Promise.all([ask(learner), ask(systemActor), ask(learner)]));
    expect(result).toEqual([
      { scope: "user", user_no: "1" },
      { scope: "system", user_no: "" },
      { scope: "user", user_no: "1" },
    ]);
    expect(sent.map((text) => (text.startsWith("select set_config") ? "who" : text.trim().split(" ")[0]))).toEqual([
      BATCH,
      "who",
      "select",
      "select",
      "who",
      "select",
    ]);
    const when = (actor: Actor) => read(actor, (trx) => sql<{ now: string }>`select now()::text as now`.execute(trx));
    const { result: times } = await together(() => Promise.all([when(learner), when(systemActor), when(learner)]));
    expect(new Set(times.map(({ rows }) => rows[0]?.now)).size).toBe(1);
  });

  it("are one write to the connection, and leave nobody's name on it", async () => {
    const { pool } = partsOf(server.services.db);
    const client = await pool.connect();
    const write = vi.spyOn(client.connection.stream, "write");
    vi.spyOn(pool, "connect").mockImplementation(async () => Object.assign(client, { release: () => undefined }));
    const { release } = client;
    try {
      const made = await together(() => Promise.all([ask(learner), ask(systemActor), read(learner, one(1))]));
      expect(made.result).toHaveLength(3);
      expect(write).toHaveBeenCalledTimes(1);
      const { rows } = await client.query(
        "select current_setting('app.scope', true) as scope, current_setting('transaction_read_only') as only",
      );
      expect([null, ""]).toContain(rows[0].scope);
      expect(rows[0].only).toBe("off");
    } finally {
      vi.restoreAllMocks();
      release.call(client);
    }
  });

  it("lose what fails, and nothing else", async () => {
    const refused = () => read(learner, async () => fail("NOT_FOUND"));
    const { result, sent } = await together(() =>
      Promise.allSettled([ask(learner), read(learner, one(0)), ask(learner), refused(), ask(systemActor)]),
    );
    expect(result.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
    expect(result[1]).toMatchObject({ reason: { code: "22012" } });
    expect(result[3]).toMatchObject({ reason: { constant: "NOT_FOUND" } });
    expect(result[2]).toMatchObject({ value: { scope: "user", user_no: "1" } });
    expect(result[4]).toMatchObject({ value: { scope: "system", user_no: "" } });
    expect(batches(sent)).toBe(2);
  });

  it("are answered behind a failed one of the same text, as often as it fails", async () => {
    const values = [1, 0, 1, 0, 0, 1];
    for (let time = 0; time < 2; time += 1) {
      const { result } = await together(() =>
        Promise.allSettled(values.map((value, at) => read(personOf(String(at)), one(value)))),
      );
      expect(result.map((one) => (one.status === "fulfilled" ? one.value : one.reason.code))).toEqual(
        values.map((value, at) => (value === 0 ? "22012" : { one: 1, who: String(at) })),
      );
    }
    // One that PostgreSQL cannot read is not known by its name afterwards.
    const wrong = () => read(learner, (trx) => sql`selekt ${1}`.execute(trx));
    const { result } = await together(() => Promise.allSettled([wrong(), read(learner, one(1)), wrong()]));
    expect(result).toMatchObject([{ reason: { code: "42601" } }, { value: { one: 1 } }, { reason: { code: "42601" } }]);
  });

  it("fail all where who asks cannot be said", async () => {
    const nobody = personOf("1\0");
    const { result, sent } = await together(() => Promise.allSettled([ask(nobody), ask(nobody)]));
    expect(result.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(batches(sent)).toBe(1);
    // Among others as well: those before are answered, those behind are not asked in another's name.
    const { result: mixed } = await together(() => Promise.allSettled([ask(learner), ask(nobody), ask(systemActor)]));
    expect(mixed[0]).toMatchObject({ value: { user_no: "1" } });
    expect(mixed[1]).toMatchObject({ status: "rejected" });
    if (mixed[2].status === "fulfilled") expect(mixed[2].value).toEqual({ scope: "system", user_no: "" });
  });

  it("answer everybody in their own name, however many ask at once", async () => {
    const { db } = server.services;
    const page = (person: number) =>
      readTogether(db, async () => {
        const seen: unknown[] = [];
        const more = async (turns: number) => {
          for (let turn = 0; turn < turns; turn += 1) {
            const value = (person + turn) % 3;
            const answer = await read(personOf(String(person)), one(value)).catch(({ code }) => code);
            seen.push(value === 0 ? answer === "22012" : answer.who === String(person));
            seen.push((await ask(systemActor))?.scope === "system");
          }
        };
        await Promise.all([more(4), more(3), more(2)]);
        return seen;
      });
    const seen = await Promise.all(Array.from({ length: 40 }, (_, person) => page(person)));
    expect(seen.flat()).toHaveLength(40 * 18);
    expect(seen.flat().every((isRight) => isRight === true)).toBe(true);
  });

  it("are refused with a connection that is lost, and the next ones have another", async (context) => {
    if (inject("testDatabase").kind === "embedded") context.skip();
    const end = () => read(learner, (trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx));
    const { result } = await together(() => Promise.allSettled([end(), ask(learner)]));
    expect(result[0]).toMatchObject({ status: "rejected" });
    for (const one of result) if (one.status === "rejected") expect(isUnavailable(one.reason)).toBe(true);
    expect((await together(() => ask(learner))).result).toEqual({ scope: "user", user_no: "1" });
  });

  it("are refused after their piece of work", async () => {
    const { result } = await together(() => read(learner, async (trx) => ({ trx })));
    await expect(who.execute(result.trx)).rejects.toThrow("is over");
  });

  it("go on in a transaction of their own where they need more of it", async () => {
    const { result, sent } = await together(() =>
      Promise.all([
        ask(learner),
        read(learner, async (trx) => {
          await sql`select set_config('jit', 'off', true)`.execute(trx);
          return (await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(trx)).rows[0]?.jit;
        }),
        // Who goes on after an error of their own finds out what a transaction says of that.
        read(learner, async (trx) => {
          await one(0)(trx).catch(() => undefined);
          return one(1)(trx);
        }).catch(({ code }) => code),
      ]),
    );
    expect(result).toEqual([{ scope: "user", user_no: "1" }, "off", "25P02"]);
    expect(sent.filter((text) => text.startsWith("begin; set local app.scope = 'user'"))).toHaveLength(2);
  });

  it("leave what writes to a transaction of its own", async () => {
    const { db } = server.services;
    const { result } = await together(() =>
      Promise.all([
        ask(learner),
        withActor(db, systemActor, async (trx) => {
          await sql`update app_user set remark = remark where user_no = 1`.execute(trx);
          return (await who.execute(trx)).rows[0];
        }),
        ask(learner),
      ]),
    );
    expect(result.map((row) => row?.scope)).toEqual(["user", "system", "user"]);
  });

  it("hold no connection while the page waits for something else", async () => {
    const { db } = server.services;
    // More pages than connections, each with a read without a transaction between two with one.
    const page = () =>
      readTogether(db, async () => [
        await ask(learner),
        (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one,
        await ask(learner),
      ]);
    const made = await Promise.all(Array.from({ length: 30 }, page));
    expect(made.every(([first, one, last]) => first && one === 1 && last)).toBe(true);
  });

  it("refuse the database beside a transaction, as everywhere", async () => {
    const { db } = server.services;
    const nested = () => withActor(db, learner, () => ask(learner));
    await expect(readTogether(db, nested)).rejects.toThrow("beside its open transaction");
  });

  it("ask once what is asked twice, and forget it with the page", async () => {
    let asked = 0;
    const load = async () => (asked += 1);
    const later = await readTogether(server.services.db, async () => {
      expect(await Promise.all([onceTogether("a", load), onceTogether("a", load)])).toEqual([1, 1]);
      expect(await onceTogether("b", load)).toBe(2);
      return AsyncLocalStorage.snapshot();
    });
    expect(await later(() => onceTogether("a", load))).toBe(3);
    expect(await onceTogether("a", load)).toBe(4);
  });
});

describe("public replies of signed-in pages", () => {
  const readCourse = (texts: string[]) => texts.some((text) => text.includes('"course_introduce"'));
  const seen = async (who: Who) => readCourse(await statementsOf("/view/1", who));
  const admin = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
    withActor(server.services.db, systemActor, work);
  const nameOf = async (who: Who): Promise<string> =>
    ((await (await look(dataOf("/view/1"), who)).json()) as { data: { course: { courseName: string } } }).data.course
      .courseName;

  it("are kept for everybody, until the catalogue or a site changes", async () => {
    await server.forget();
    expect(await seen("learner")).toBe(true);
    // News of what an earlier test changed may still come in between.
    const kept = (viewer: "learner" | "lecturer") =>
      vi.waitFor(async () => expect(await seen(viewer)).toBe(false), { timeout: 10_000 });
    await kept("learner");
    await kept("lecturer");
    const name = await nameOf("learner");
    const rename = (to: string) =>
      admin((trx) => trx.updateTable("course").set({ course_name: to }).where("id", "=", "1").execute());
    await rename("Renamed");
    await vi.waitFor(async () => expect(await nameOf("learner")).toBe("Renamed"));
    await rename(name);
    await vi.waitFor(async () => expect(await nameOf("learner")).toBe(name));
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
      sentBy.set(id, []);
      const reply = await fetch(server.url + path, { ...init, headers: { ...init.headers, "x-request-id": id } });
      if (path.startsWith("/apis")) expect(await reply.json()).toMatchObject({ code: 200 });
      else await reply.text();
      expect(reply.headers.get("x-request-id")).toBe(id);
      return sentBy.get(id)!;
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
      const page = (await (await look(dataOf("/view/1"), who)).json()) as {
        data: { comments: { list: { isOwn: number; userNo: string }[] } };
      };
      return page.data.comments.list.map(({ isOwn, userNo }) => [isOwn === 1, userNo === userNos.get(accounts[who]!)]);
    };
    for (const who of ["learner", "lecturer", "learner"] as Who[])
      for (const [isOwn, isTheirs] of await idsOf(who)) expect(isOwn).toBe(isTheirs);
  });
});
