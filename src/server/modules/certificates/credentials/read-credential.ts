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
 * of this portal has signed it, or it was changed.
 */
export async function credentialId(credential: string, { db }: Pick<Services, "db">): Promise<string> {
  try {
    const { payload } = await compactVerify(
      credential.trim(),
      async ({ kid = "" }) => {
        const [, did = "", id = ""] = /^(did:web:[^#]+)#key-(\d+)$/.exec(kid) ?? [];
        const key = did !== "" && isRecordId(id) ? await keyOf(db, id) : undefined;
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
    return id;
  } catch (error) {
    return fail("CERTIFICATE_CREDENTIAL_WRONG", { cause: error });
  }
}

async function keyOf(db: Services["db"], id: string): Promise<SiteKey | undefined> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql<SiteKey>`select id, public_key as "publicKey" from certificate_key where id = ${id}`.execute(trx),
  );
  return rows[0];
}
