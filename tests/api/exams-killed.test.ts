import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { type ApiClient, ok } from "./client.ts";
import { freshDatabase, startTestServer, type FreshDatabase } from "./harness.ts";
import { spawnServer } from "./killed-server.ts";
import { run } from "./order-harness.ts";

/** How often the server is killed: `KILLS=50` for the long run, see CONTRIBUTING.md. */
const KILLS = Number(process.env["KILLS"] ?? 3);
const people = ["13800000001", "13800000004", "13800000005", "13800000007"];
const SLOTS = 21;

/** Somebody who changes one answer after another. */
interface Sitter {
  token: string;
  attemptId: string;
  /** The newest sequence that was sent, and by slot the newest that the server has named. */
  seq: number;
  acknowledged: Map<number, number>;
}

// What a kill loses is lost once: there is no second try.
describe(`a server that is killed ${KILLS} times while people answer`, { retry: 0 }, () => {
  let database: FreshDatabase;
  const sitters: Sitter[] = [];
  let saved = 0;
  beforeAll(async () => {
    database = await freshDatabase();
    const server = await startTestServer({ database });
    const [exam] = await run<{ id: string }>(server, sql`select id from exam where exam_kind = 3`);
    for (const name of people) {
      const token = await server.signIn(name);
      const data = ok(await server.call("startExamAttempt", { id: exam!.id }, { token }));
      sitters.push({ token, attemptId: data.id, seq: 0, acknowledged: new Map() });
    }
    await server.close();
  });
  afterAll(() => database?.remove());

  /** Answers until the server is gone. */
  async function answer(client: ApiClient, sitter: Sitter): Promise<void> {
    try {
      for (;;) {
        sitter.seq += 1;
        const slots = [sitter.seq % SLOTS, (sitter.seq * 7) % SLOTS].map((slot) => slot + 1);
        const answerList = [...new Set(slots)].map((slot) => ({
          slot,
          seq: sitter.seq,
          body: { text: `answer ${sitter.seq}` },
        }));
        const reply = await client.call(
          "saveExamAnswers",
          { attemptId: sitter.attemptId, holder: "page-one-0001", answerList },
          { token: sitter.token },
        );
        if (reply.code === errorCode.UNAVAILABLE) return;
        for (const { slot, seq } of ok(reply).savedList)
          sitter.acknowledged.set(slot, Math.max(seq, sitter.acknowledged.get(slot) ?? 0));
        saved += 1;
      }
    } catch (error) {
      // The connection broke because the server was killed; anything else is a failure.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  it("has every answer that it has acknowledged", { timeout: 30_000 + KILLS * 20_000 }, async () => {
    let next = spawnServer(database);
    for (let kill = 0; kill < KILLS; kill++) {
      const current = next;
      const client = await current.start();
      // Ready to be started once this one is gone.
      next = spawnServer(database);
      const answering = Promise.all(sitters.map((sitter) => answer(client, sitter)));
      // In the middle of the work, each time after another number of saves.
      const enough = saved + 8 + (kill % 7);
      await expect.poll(() => saved, { interval: 5, timeout: 30_000 }).toBeGreaterThan(enough);
      await current.kill();
      await answering;
    }
    await next.kill();
    const server = await startTestServer({ database });
    try {
      expect(saved).toBeGreaterThan(KILLS * 8);
      for (const { token, attemptId, acknowledged } of sitters) {
        const { slotList } = ok(await server.call("getExamAttempt", { attemptId }, { token }));
        for (const { slot, seq, answer: stored } of slotList as {
          slot: number;
          seq: number;
          answer?: { text: string };
        }[]) {
          expect(seq, `slot ${slot}`).toBeGreaterThanOrEqual(acknowledged.get(slot) ?? 0);
          // What is stored is one whole answer.
          if (seq > 0) expect(stored).toEqual({ text: `answer ${seq}` });
        }
      }
    } finally {
      await server.close();
    }
  });
});
