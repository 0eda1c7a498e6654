import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type Lookup = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The address of a server that somebody outside has named: https and a name, never an address or a password. Throws for
 * any other.
 */
export function publicUrl(url: string | URL): URL {
  const parsed = new URL(url);
  const { protocol, hostname, username } = parsed;
  if (protocol !== "https:" || username !== "" || isIP(hostname) !== 0 || hostname.startsWith("["))
    throw new Error("not the address of a public server");
  return parsed;
}

/**
 * Looks a name up for a connection, which then goes to the very address that was looked at: no name can lead it to a
 * machine of our own network, not by changing in between either.
 */
export function publicLookup(lookup: Lookup = systemLookup) {
  return (
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
}
