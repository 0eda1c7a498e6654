import type { OperationId, OperationInput, OperationReply } from "../../src/generated/operations.ts";
import { ok, type ReplyOf } from "./client.ts";
import type { TestServer } from "./harness.ts";

/** Calls in the names of people. Anything that is no such name is taken for a token. */
export interface Callers {
  /** Signs people in, each by a mobile number; from then on they are called by the names given here. */
  signIn(people: Record<string, string>): Promise<void>;
  /** The sign-in token of one of them, as an option of a call. */
  as(who: string): { token: string };
  /** The whole answer, whatever it is. */
  send<Id extends OperationId>(who: string, id: Id, input?: OperationInput<Id>): Promise<ReplyOf<Id>>;
  /** The same with an input that the contract does not allow, or whose operation only the running test knows. */
  sendUnchecked<Id extends OperationId>(who: string, id: Id, input?: object): Promise<ReplyOf<Id>>;
  /** What a call gives; anything but success fails the test. */
  call<Id extends OperationId>(who: string, id: Id, input?: OperationInput<Id>): Promise<OperationReply<Id>>;
  /** The code of the answer: 200, or an error's. */
  codeOf<Id extends OperationId>(who: string, id: Id, input?: OperationInput<Id>): Promise<number>;
}

/** People who call a server, which may be started later. */
export function createCallers(server: () => TestServer): Callers {
  const tokens: Record<string, string> = {};
  const as = (who: string) => ({ token: tokens[who] ?? who });
  const send: Callers["send"] = (who, id, input) => server().call(id, input, as(who));
  return {
    async signIn(people) {
      for (const [who, mobile] of Object.entries(people)) tokens[who] = await server().signIn(mobile);
    },
    as,
    send,
    sendUnchecked: (who, id, input = {}) => server().callUnchecked(id, input, as(who)),
    call: async (who, id, input) => ok(await send(who, id, input)),
    codeOf: async (who, id, input) => (await send(who, id, input)).code,
  };
}
