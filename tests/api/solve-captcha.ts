import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type ApiClient, ok } from "./client.ts";

/** Asks for a captcha and solves it, as a browser does; gives what calls take as `captcha`. */
export async function solveCaptcha(server: ApiClient): Promise<string> {
  const data = ok(await server.call("getCaptcha"));
  return payloadOf(data.captcha, await solveChallenge({ challenge: data.captcha, deriveKey }));
}

export function payloadOf(challenge: Challenge, solution: unknown): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
