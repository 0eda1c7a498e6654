import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { richText } from "./rich-text.ts";

describe("a call that makes something and is sent again with its key", () => {
  let server: TestServer;
  let asker = "";
  let helper = "";
  beforeAll(async () => {
    server = await startTestServer();
    asker = await server.signIn("13800000004");
    helper = await server.signIn("13800000001");
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await run(sql`delete from community_post where kind = 2`);
    await run(sql`delete from use_count`);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const ask = ({ key, title = "怎么选灭火器", token = asker }: { key?: string; title?: string; token?: string }) =>
    server.call(
      "saveQuestion",
      { title, body: richText(`${title}，请教大家`) },
      { token, headers: key === undefined ? {} : { "idempotency-key": key } },
    );
  const asked = async () => (await run(sql`select 1 from community_post where kind = 2`)).length;

  it("makes it once and gives the first reply, one after the other and at once", async () => {
    const key = randomUUID();
    const first = ok(await ask({ key }));
    const others = await Promise.all(Array.from({ length: 5 }, () => ask({ key })));
    expect(others.map((reply) => ok(reply))).toEqual(others.map(() => first));
    const together = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask({ key: together, title: "灯泡怎么换" })));
    expect(new Set(replies.map((reply) => ok(reply).id)).size).toBe(1);
    expect(await asked()).toBe(2);
  });

  it("makes two of two keys, of two people and without any", async () => {
    const key = randomUUID();
    for (const one of [{ key }, { key: randomUUID() }, { key, token: helper }, {}, {}]) ok(await ask(one));
    expect(await asked()).toBe(5);
  });

  it("is refused where the key came with another content", async () => {
    const key = randomUUID();
    ok(await ask({ key }));
    expect((await ask({ key, title: "灯泡怎么换" })).code).toBe(errorCode.IDEMPOTENCY_CONFLICT);
    expect(await asked()).toBe(1);
  });

  it("leaves no key behind where it failed", async () => {
    const key = randomUUID();
    const comment = () =>
      server.call(
        "saveBlogComment",
        { id: "999999999", commentText: "谢谢" },
        { token: asker, headers: { "idempotency-key": key } },
      );
    expect((await comment()).code).toBe(errorCode.POST_GONE);
    expect(await run(sql`select 1 from idempotency_key where idempotency_key = ${key}`)).toEqual([]);
    expect((await comment()).code).toBe(errorCode.POST_GONE);
  });

  it("waits for the reply while the first still runs, and goes on after a server that was killed meanwhile", async () => {
    const key = randomUUID();
    const first = ok(await ask({ key }));
    // What a server leaves that has not ended it yet, since so many seconds.
    const leave = (reply: object, seconds: number) =>
      withActor(server.services.db, systemActor, async (trx) => {
        const { rows } = await sql<{ user_no: string; request_hash: Buffer; gmt_create: Date }>`
          delete from idempotency_key where idempotency_key = ${key} returning *`.execute(trx);
        const [row] = rows;
        const since = new Date(row!.gmt_create.getTime() - seconds * 1000);
        await sql`insert into idempotency_key (user_no, idempotency_key, request_hash, reply, gmt_create)
          values (${row!.user_no}, ${key}, ${row!.request_hash}, ${JSON.stringify(reply)}::jsonb, ${since})`.execute(
          trx,
        );
      });
    await leave({ isRunning: true }, 0);
    const second = ask({ key });
    await leave({ data: first }, 0);
    expect(ok(await second)).toEqual(first);
    await leave({ isRunning: true }, 120);
    expect(ok(await ask({ key })).id).not.toBe(first.id);
  });
});
