import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import type { Services } from "../../../core/services.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { type SiteAddress, siteAddress } from "../site-address.ts";
import { didOf } from "./keys.ts";
import { signCredential } from "./sign.ts";

/** Certificates of one list: the least that the standard has, so that a list tells nothing of who asks. */
export const LIST_LENGTH = 131_072;
/** Seconds that others may keep a list. */
export const STATUS_TTL_SECONDS = 30;

/** Where a list of an issuer is. */
export function statusAddress({ origin, base }: SiteAddress, list: number): string {
  return `${origin}${base}/certificate/status/${list}`;
}

/** Which certificates of a list an issuer has revoked, as a signed credential. Source: Bitstring Status List 1.0. */
export async function writeStatusList(
  { orgNo, list }: { orgNo: string; list: number },
  services: Pick<Services, "db" | "settings" | "tenants" | "now">,
): Promise<string> {
  const { rows } = await withActor(services.db, systemActor, (trx) =>
    sql<{ place: number }>`select (status_index - ${list * LIST_LENGTH})::int as place from certificate
      where org_no = ${orgNo} and gmt_revoke is not null
        and status_index >= ${list * LIST_LENGTH} and status_index < ${(list + 1) * LIST_LENGTH}`.execute(trx),
  );
  const address = await siteAddress(orgNo, services);
  const did = didOf(address);
  const id = statusAddress(address, list);
  const now = services.now();
  return signCredential(
    {
      "@context": ["https://www.w3.org/ns/credentials/v2"],
      id,
      type: ["VerifiableCredential", "BitstringStatusListCredential"],
      issuer: did,
      validFrom: now.toISOString(),
      credentialSubject: {
        id: `${id}#list`,
        type: "BitstringStatusList",
        statusPurpose: "revocation",
        encodedList: encodedList(rows.map(({ place }) => place)),
      },
    },
    {
      did,
      orgNo,
      claims: { jti: id, sub: `${id}#list`, nbf: Math.floor(now.getTime() / 1000) },
      db: services.db,
    },
  );
}

/** Bits from the left, gzipped, in base64url with the sign of multibase before it. */
function encodedList(places: readonly number[]): string {
  const bits = new Uint8Array(LIST_LENGTH / 8);
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7);
  return `u${gzipSync(bits).toString("base64url")}`;
}
