import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { CodedError } from "../../src/server/core/errors.ts";
import { cleanUp } from "../../src/server/jobs/cleanup.ts";
import type { Reply } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import { payloadOf, solveCaptcha } from "./solve-captcha.ts";

let server: TestServer;
let made = 0;

const newMobile = () => `136${String((made += 1)).padStart(8, "0")}`;
const newAddress = () => `10.30.${Math.floor((made += 1) / 250)}.${made % 250}`;
const send = (mobile: string, address: string, captcha?: string): Promise<Reply> =>
  server.call(
    "sendCode",
    { mobile, purpose: "login", ...(captcha === undefined ? {} : { captcha }) },
    { headers: { "x-forwarded-for": address } },
  );
/** The address has had its three codes of the day. */
async function usedAddress(): Promise<string> {
  const address = newAddress();
  for (let count = 0; count < 3; count += 1) expect((await send(newMobile(), address)).code).toBe(200);
  return address;
}
const read = (captcha: string) => JSON.parse(Buffer.from(captcha, "base64").toString());
const spent = async () =>
  (
    await withActor(server.services.db, systemActor, (trx) =>
      sql<{ rows: number }>`select count(*)::int as rows from captcha_spent`.execute(trx),
    )
  ).rows[0]!.rows;
const codeOf = (error: unknown) => (error instanceof CodedError ? error.constant : error);

describe("a captcha", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("is asked for after the third code from an address, and one that is solved sends the code", async () => {
    const address = await usedAddress();
    const mobile = newMobile();
    expect(await send(mobile, address)).toMatchObject({ code: errorCode.CAPTCHA_NEEDED, msg: "请先完成人机验证" });
    // Having asked in vain lengthens no wait.
    expect((await send(mobile, address, await solveCaptcha(server))).code).toBe(200);
    expect((await send(newMobile(), address)).code).toBe(errorCode.CAPTCHA_NEEDED);
    expect((await send(newMobile(), newAddress())).code).toBe(200);
  });

  it("is good for one code, also when it is sent many times at once", async () => {
    const address = await usedAddress();
    const captcha = await solveCaptcha(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(newMobile(), address, captcha)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === errorCode.CAPTCHA_WRONG)).toHaveLength(9);
  });

  it("is not used up by a code that is refused for another reason", async () => {
    const address = await usedAddress();
    const captcha = await solveCaptcha(server);
    const mobile = newMobile();
    await send(mobile, newAddress());
    expect((await send(mobile, address, captcha)).code).toBe(errorCode.CODE_TOO_SOON);
    expect((await send(newMobile(), address, captcha)).code).toBe(200);
  });

  it("is refused when anything of it was changed, or it is not one", async () => {
    const address = await usedAddress();
    const captcha = await solveCaptcha(server);
    const { challenge, solution } = read(captcha);
    const changed = [
      payloadOf(
        { ...challenge, parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 } },
        solution,
      ),
      payloadOf({ ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution),
      payloadOf({ ...challenge, signature: challenge.signature.toUpperCase() }, solution),
      payloadOf({ ...challenge, signature: "0".repeat(64) }, solution),
      payloadOf(challenge, { ...solution, derivedKey: "00".repeat(32) }),
      payloadOf(challenge, { ...solution, derivedKey: challenge.parameters.keyPrefix }),
      payloadOf(challenge, null),
      Buffer.from("null").toString("base64"),
      Buffer.from('{"challenge":{"parameters":[],"signature":1},"solution":{}}').toString("base64"),
      "no base64 at all",
    ];
    for (const wrong of changed) expect((await send(newMobile(), address, wrong)).code).toBe(errorCode.CAPTCHA_WRONG);
    expect((await send(newMobile(), address, captcha)).code).toBe(200);
    expect((await send(newMobile(), address, "x".repeat(5000))).code).toBe(errorCode.VALIDATION);
  });

  it("protects any call through its service", async () => {
    const { captcha } = server.services;
    expect(codeOf(await captcha.check(undefined).catch((error: unknown) => error))).toBe("CAPTCHA_NEEDED");
    expect(codeOf(await captcha.check("nothing").catch((error: unknown) => error))).toBe("CAPTCHA_WRONG");
    const solved = await solveCaptcha(server);
    await captcha.check(solved);
    expect(codeOf(await captcha.check(solved).catch((error: unknown) => error))).toBe("CAPTCHA_WRONG");
  });

  it("can be used for five minutes, and is remembered no longer", async () => {
    await withActor(server.services.db, systemActor, (trx) => sql`delete from captcha_spent`.execute(trx));
    const [solved, late] = [await solveCaptcha(server), await solveCaptcha(server)];
    await server.services.captcha.check(solved);
    await withActor(server.services.db, systemActor, (trx) =>
      sql`insert into captcha_spent (mark, gmt_expire) values ('old', now() - interval '1 second')`.execute(trx),
    );
    expect(await spent()).toBe(2);
    await cleanUp(server.services.db);
    expect(await spent()).toBe(1);
    server.advance(5 * 60_000 + 1000);
    expect(codeOf(await server.services.captcha.check(late).catch((error: unknown) => error))).toBe("CAPTCHA_WRONG");
  });
});

describe("a number", () => {
  it("takes a captcha after its third code of the day, whichever address asks", async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    try {
      const mobile = newMobile();
      for (let count = 0; count < 3; count += 1) {
        expect((await send(mobile, newAddress())).code).toBe(200);
        server.advance(61_000);
      }
      expect((await send(mobile, newAddress())).code).toBe(errorCode.CAPTCHA_NEEDED);
      server.advance(24 * 60 * 60_000);
      expect((await send(mobile, newAddress())).code).toBe(200);
    } finally {
      await server.close();
    }
  });
});

describeOnPostgres("captchas on two nodes", () => {
  it("are known by either, and good for one call", async () => {
    server = await startTestServer();
    const environment = { DATABASE_URL: server.services.settings.databaseUrl ?? "" };
    const second = await startTestServer({ database: { environment, remove: async () => undefined } });
    try {
      // Each makes its key at the same time: one is kept.
      await Promise.all([server, second].map((node) => node.call("getCaptcha")));
      const captcha = await solveCaptcha(server);
      const uses = await Promise.allSettled(
        [second, server, second, server].map((node) => node.services.captcha.check(captcha)),
      );
      expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    } finally {
      await second.close();
      await server.close();
    }
  });
});
