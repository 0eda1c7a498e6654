import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { fail } from "../../src/server/core/errors.ts";
import { actorOf, systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import { partsOf, type Trx } from "../../src/server/database/connect.ts";
import { onceTogether, readTogether } from "../../src/server/database/page-reads.ts";
import { isUnavailable } from "../../src/server/database/unavailable.ts";
import type { PageServer } from "./pages-harness.ts";
import { BATCH, startWatchedPages, type WatchedPages } from "./watched-pages.ts";

let pages: WatchedPages;
let server: PageServer;
beforeAll(async () => {
  pages = await startWatchedPages();
  ({ server } = pages);
});
afterAll(() => pages?.close());

describe("reads together", () => {
  const learner: Actor = actorOf({ userNo: "1", orgNo: "default", userType: 1, isOperator: false });
  const who = sql<{ scope: string; user_no: string }>`
    select current_setting('app.scope') as scope, current_setting('app.user_no') as user_no`;
  const ask = (actor: Actor) => withActor(server.services.db, actor, async (trx) => (await who.execute(trx)).rows[0]);
  const together = <Result>(make: () => Promise<Result>) => pages.sentBy(() => readTogether(server.services.db, make));

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
