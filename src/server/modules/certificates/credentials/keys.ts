import { exportJWK, generateKeyPair, type JWK } from "jose";
import { sql } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import type { SiteAddress } from "../site-address.ts";

/** A key of a site. */
export interface SiteKey {
  id: string;
  publicKey: JWK;
}

export interface SigningKey extends SiteKey {
  privateKey: JWK;
}

/**
 * The key that a site signs with; made when it is first needed. Of several nodes that make one at once, all get the one
 * that is kept.
 */
export async function signingKey(db: Db, orgNo: string): Promise<SigningKey> {
  const known = await withActor(db, systemActor, (trx) => selectSigningKey(trx, orgNo));
  if (known) return known;
  const pair = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)]);
  return withActor(db, systemActor, async (trx) => {
    await insertKey(trx, { orgNo, publicKey, privateKey });
    return (await selectSigningKey(trx, orgNo))!;
  });
}

async function insertKey(
  trx: Trx,
  { orgNo, publicKey, privateKey }: { orgNo: string; publicKey: JWK; privateKey: JWK },
): Promise<void> {
  await sql`insert into certificate_key (org_no, public_key, private_key)
    values (${orgNo}, ${JSON.stringify(publicKey)}::jsonb, ${JSON.stringify(privateKey)}::jsonb)
    on conflict do nothing`.execute(trx);
}

async function selectSigningKey(trx: Trx, orgNo: string): Promise<SigningKey | undefined> {
  const { rows } = await sql<SigningKey>`select id, public_key as "publicKey", private_key as "privateKey"
    from certificate_key where org_no = ${orgNo} and gmt_retire is null`.execute(trx);
  return rows[0];
}

/** All keys of a site, old ones too: what they signed stays valid. */
export async function siteKeys(db: Db, orgNo: string): Promise<SiteKey[]> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql<SiteKey>`select id, public_key as "publicKey" from certificate_key where org_no = ${orgNo} order by id`.execute(
      trx,
    ),
  );
  return rows;
}

/** Gives a site a new key to sign with, and keeps the old one for what it signed; for the command line. */
export async function renewKey(db: Db, orgNo: string, now: Date): Promise<void> {
  await withActor(db, systemActor, (trx) =>
    sql`update certificate_key set gmt_retire = ${now} where org_no = ${orgNo} and gmt_retire is null`.execute(trx),
  );
  await signingKey(db, orgNo);
}

/** The name of a site by did:web: its host, and the path below it. */
export function didOf({ origin, base }: SiteAddress): string {
  const host = encodeURIComponent(new URL(origin).host);
  return ["did:web", host, ...base.split("/").filter(Boolean)].join(":");
}

/** The DID document of a site, with all its keys. */
export function didDocument(did: string, keys: readonly SiteKey[]) {
  const names = keys.map(({ id }) => `${did}#key-${id}`);
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/jws/v1"],
    id: did,
    verificationMethod: keys.map(({ publicKey }, index) => ({
      id: names[index],
      type: "JsonWebKey2020",
      controller: did,
      publicKeyJwk: publicKey,
    })),
    assertionMethod: names,
    authentication: names,
  };
}
