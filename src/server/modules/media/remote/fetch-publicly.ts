import { createWriteStream } from "node:fs";
import { request as httpsRequest } from "node:https";
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { publicLookup, publicUrl, type Lookup } from "../../../core/public-request.ts";

/** Fetches a file of a public server to a path of this machine. Rejects where it does not come whole. */
export type FetchPublicly = (url: string, path: string) => Promise<void>;

/** ms for all of it, with what it is sent on to. */
const TIMEOUT_MS = 8000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;

export interface FetchOptions {
  lookup?: Lookup;
  request?: typeof httpsRequest;
  timeoutMs?: number;
  maxBytes?: number;
}

/**
 * Fetches by https from names that lead to public addresses only; each address that it is sent on to is judged like the
 * first. Nothing of who asked is sent along.
 */
export function createFetchPublicly({
  lookup,
  request = httpsRequest,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
}: FetchOptions = {}): FetchPublicly {
  const lookupPublic = publicLookup(lookup);
  const answerOf = (url: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": "Lectern" };
      request(url, { agent: false, lookup: lookupPublic, signal, headers }, resolve).on("error", reject).end();
    });
  return async (url, path) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let from = publicUrl(url);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await answerOf(from, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return keep(answer, { path, maxBytes, signal });
      answer.on("error", () => undefined).destroy();
      const isSentOn = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
      if (!isSentOn) throw new Error(`the server answered ${statusCode}`);
      if (redirects === MAX_REDIRECTS) throw new Error("the server sends on too often");
      from = publicUrl(new URL(headers.location ?? "", from));
    }
  };
}

async function keep(
  answer: IncomingMessage,
  { path, maxBytes, signal }: { path: string; maxBytes: number; signal: AbortSignal },
): Promise<void> {
  let bytes = 0;
  await pipeline(
    answer,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new Error(`the file has more than ${maxBytes} bytes`);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
    { signal },
  );
}
