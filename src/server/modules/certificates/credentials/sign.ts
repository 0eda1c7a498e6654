import { importJWK, type JWTPayload, SignJWT } from "jose";
import type { Services } from "../../../core/services.ts";
import { signingKey } from "./keys.ts";

/** A credential signed by the key of a site. */
export async function signCredential(
  credential: object,
  { did, orgNo, claims, db }: { did: string; orgNo: string; claims: JWTPayload; db: Services["db"] },
): Promise<string> {
  const key = await signingKey(db, orgNo);
  return new SignJWT({ ...credential, iss: did, ...claims })
    .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid: `${did}#key-${key.id}` })
    .sign(await importJWK(key.privateKey, "EdDSA"));
}
