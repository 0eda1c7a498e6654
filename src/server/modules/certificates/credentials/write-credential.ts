import type { Services } from "../../../core/services.ts";
import { wordingIn } from "../../../lib/localised-text.ts";
import type { CertificateRow } from "../present.ts";
import { checkAddress, siteAddress } from "../site-address.ts";
import { didOf } from "./keys.ts";
import { signCredential } from "./sign.ts";
import { LIST_LENGTH, statusAddress } from "./status-list.ts";

type Parts = Pick<Services, "db" | "settings" | "tenants">;

/**
 * A certificate as an Open Badges 3.0 credential, signed by its issuer (VC-JWT, Ed25519): the payload is the
 * credential. Source: Open Badges 3.0, 8.2; Verifiable Credentials 2.0.
 */
export async function writeCredential(row: CertificateRow, locale: string, services: Parts): Promise<string> {
  const address = await siteAddress(row.orgNo, services);
  const did = didOf(address);
  const id = checkAddress(address, row.certificateNo);
  const subject = `urn:lectern:certificate:${row.id}`;
  const [list, index] = [Math.floor(Number(row.statusIndex) / LIST_LENGTH), Number(row.statusIndex) % LIST_LENGTH];
  const statusList = statusAddress(address, list);
  const credential = {
    "@context": ["https://www.w3.org/ns/credentials/v2", "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"],
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: row.certificateName,
    issuer: { id: did, type: ["Profile"], name: wordingIn(row.orgNames, locale), url: address.origin },
    validFrom: row.gmtIssue.toISOString(),
    ...(row.gmtExpire === null ? {} : { validUntil: row.gmtExpire.toISOString() }),
    credentialSubject: {
      id: subject,
      type: ["AchievementSubject"],
      identifier: [
        { type: "IdentityObject", identityHash: row.holderName, identityType: "name", hashed: false, salt: "not-used" },
      ],
      achievement: {
        id: `urn:lectern:certificate-template:${row.versionId}`,
        type: ["Achievement"],
        achievementType: "Certificate",
        name: row.certificateName,
        description: row.subjectName || row.certificateName,
        criteria: { narrative: row.subjectName || row.certificateName },
      },
    },
    credentialStatus: {
      id: `${statusList}#${index}`,
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
  };
  return signCredential(credential, {
    did,
    orgNo: row.orgNo,
    claims: {
      jti: id,
      sub: subject,
      nbf: Math.floor(row.gmtIssue.getTime() / 1000),
      ...(row.gmtExpire === null ? {} : { exp: Math.floor(row.gmtExpire.getTime() / 1000) }),
    },
    db: services.db,
  });
}
