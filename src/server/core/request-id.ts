import { randomBytes } from "node:crypto";

const process = randomBytes(5).toString("hex");
let count = 0;

/** The id of a request: the one that came with it when it is harmless in a log and on a page, else one of ours. */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
