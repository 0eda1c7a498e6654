import { request } from "node:https";
import { publicLookup, publicUrl, type Lookup } from "../../core/public-request.ts";

/** Something to send to a service that somebody outside has named. */
export interface PublicPost {
  /** `https://` and a name, never an address. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type PostPublicly = (post: PublicPost) => Promise<void>;

/** ms for all of it: looking the name up, connecting, and the first line of the answer. */
const TIMEOUT_MS = 3000;

/**
 * Sends to a public server by https and forgets the answer. Nowhere it is sent on to is followed. Rejects where there
 * was no answer with a status of success.
 */
export function createPostPublicly(lookup?: Lookup): PostPublicly {
  const lookupPublic = publicLookup(lookup);
  return async ({ url, headers, body }) => {
    const to = publicUrl(url);
    await new Promise<void>((resolve, reject) => {
      const call = request(to, {
        method: "POST",
        agent: false,
        lookup: lookupPublic,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
      });
      call.on("error", reject);
      call.on("response", (response) => {
        const { statusCode = 0 } = response;
        response.on("error", () => undefined).destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`the service answered ${statusCode}`));
      });
      call.end(body);
    });
  };
}
