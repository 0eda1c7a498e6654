import { expect } from "vitest";
import type { OperationId } from "../../src/generated/operations.ts";
import type { Reply } from "./client.ts";
import type { TestServer } from "./harness.ts";

/** Calls in the names of people. Anything that is no such name is taken for a token. */
export interface Callers {
  /** Signs people in, each by a mobile number; from then on they are called by the names given here. */
  signIn(people: Record<string, string>): Promise<void>;
  /** The sign-in token of one of them, as an option of a call. */
  as(who: string): { token: string };
  /** The whole answer, whatever it is. */
  send(who: string, id: OperationId, input?: object): Promise<Reply>;
  /** What a call gives; anything but success fails the test. */
  call(who: string, id: OperationId, input?: object): Promise<Reply["data"]>;
  /** The code of the answer: 200, or an error's. */
  codeOf(who: string, id: OperationId, input?: object): Promise<number>;
}

/** People who call a server, which may be started later. */
export function createCallers(server: () => TestServer): Callers {
  const tokens: Record<string, string> = {};
  const as = (who: string) => ({ token: tokens[who] ?? who });
  const send: Callers["send"] = (who, id, input = {}) => server().call(id, input as never, as(who));
  return {
    async signIn(people) {
      for (const [who, mobile] of Object.entries(people)) tokens[who] = await server().signIn(mobile);
    },
    as,
    send,
    async call(who, id, input) {
      const { code, msg, data } = await send(who, id, input);
      expect(code, `${id}: ${msg} ${JSON.stringify(data)}`).toBe(200);
      return data;
    },
    codeOf: async (who, id, input) => (await send(who, id, input)).code,
  };
}
