import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import { request } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

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

type Lookup = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Sends to a public server by https and forgets the answer. The name is looked up here, and the connection goes to the
 * very address that was looked at, so that no name can lead it to a machine of our own network, not by changing in
 * between either. Nowhere it is sent on to is followed. Rejects where there was no answer with a status of success.
 */
export function createPostPublicly(lookup: Lookup = systemLookup): PostPublicly {
  const lookupPublic = (
    host: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("the name has no address"), []);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error("the name leads to an address that is not public"), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, username } = new URL(url);
      if (protocol !== "https:" || username !== "" || isIP(hostname) !== 0 || hostname.startsWith("["))
        return reject(new Error("not the address of a public server"));
      const call = request(url, {
        method: "POST",
        agent: false,
        lookup: lookupPublic as never,
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
}
