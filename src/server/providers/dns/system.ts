import { Resolver } from "node:dns/promises";
import type { Dns, TxtAnswer } from "./dns.ts";

/** ms that one server of names has, and how often each is asked. */
const TIMEOUT_MS = 3000;
const TRIES = 2;

/** The servers of names that this machine is set up with. */
export function systemDns(): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return {
    async txt(name) {
      try {
        // A record of more than 255 bytes comes in pieces.
        return { kind: "found", values: (await resolver.resolveTxt(name)).map((pieces) => pieces.join("")) };
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}

function answerOf(error: unknown): TxtAnswer {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOTFOUND" || code === "ENODATA" ? { kind: "none" } : { kind: "unreachable" };
}
