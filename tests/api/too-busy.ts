import * as errorCode from "../../src/generated/error-codes.ts";
import type { Reply } from "./client.ts";

/** Whether a reply asks to come again: the database of a busy machine is too late now and then. */
export function isTooBusy({ code }: { code: number }): boolean {
  return code === errorCode.UNAVAILABLE || code === errorCode.TOO_BUSY;
}

/** Sends again what was refused for that, as a browser does, and gives the first other reply. */
export async function untilAnswered<Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
  for (;;) {
    const reply = await send();
    if (!isTooBusy(reply)) return reply;
  }
}
