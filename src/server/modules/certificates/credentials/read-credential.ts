import { compactVerify, importJWK } from "jose";
import { sql } from "kysely";
import { fail } from "../../../core/errors.ts";
import type { Services } from "../../../core/services.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import type { SiteKey } from "./keys.ts";

/**
 * The certificate that a credential of this portal is of. The key is looked up here by its number and not by what the
 * credential says of its issuer; whether it is valid now, the certificate says. CERTIFICATE_CREDENTIAL_WRONG where no key
 * of this portal has signed it, or that of another issuer, or it was changed.
 */
export async function credentialId(credential: string, { db }: Pick<Services, "db">): Promise<string> {
  let key: IssuerKey | undefined;
  try {
    const { payload } = await compactVerify(
      credential.trim(),
      async ({ kid = "" }) => {
        const [, did = "", id = ""] = /^(did:web:[^#]+)#key-(\d+)$/.exec(kid) ?? [];
        key = did !== "" && isRecordId(id) ? await keyOf(db, id) : undefined;
        if (!key) throw new Error("no key of this portal");
        return importJWK(key.publicKey, "EdDSA");
      },
      { algorithms: ["EdDSA"] },
    );
    const { credentialSubject } = JSON.parse(new TextDecoder().decode(payload)) as {
      credentialSubject?: { id?: unknown };
    };
    const [, id = ""] = /^urn:lectern:certificate:(\d+)$/.exec(String(credentialSubject?.id)) ?? [];
    if (!isRecordId(id)) throw new Error("no certificate");
    if (!(await isOf(db, { id, key }))) throw new Error("the key of another issuer");
    return id;
  } catch (error) {
    return fail("CERTIFICATE_CREDENTIAL_WRONG", { cause: error });
  }
}

interface IssuerKey extends SiteKey {
  orgNo: string;
}

async function keyOf(db: Services["db"], id: string): Promise<IssuerKey | undefined> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql<IssuerKey>`select id, org_no as "orgNo", public_key as "publicKey" from certificate_key
      where id = ${id}`.execute(trx),
  );
  return rows[0];
}

/** Whether a key is that of whoever issued a certificate; what is there no more nobody else issued. */
async function isOf(db: Services["db"], { id, key }: { id: string; key: IssuerKey | undefined }): Promise<boolean> {
  const row = await withActor(db, systemActor, (trx) =>
    trx.selectFrom("certificate").where("id", "=", id).select("org_no").executeTakeFirst(),
  );
  return row === undefined || row.org_no === key?.orgNo;
}
