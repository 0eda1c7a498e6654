import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { scramVerifier } from "./scram.ts";

it("gives keys that prove the exchange in RFC 7677", () => {
  const nonce = "rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0";
  const salt = "W22ZaJ0SNY7soEsUEjb6gQ==";
  const exchange = `n=user,r=rOprNGfwEbeRWgbNEkqO,r=${nonce},s=${salt},i=4096,c=biws,r=${nonce}`;
  const [, stored = "", server = ""] =
    /^SCRAM-SHA-256\$4096:W22ZaJ0SNY7soEsUEjb6gQ==\$(.+):(.+)$/.exec(
      scramVerifier("pencil", Buffer.from(salt, "base64")),
    ) ?? [];
  const signatureBy = (key: string) => createHmac("sha256", Buffer.from(key, "base64")).update(exchange).digest();
  expect(signatureBy(server).toString("base64")).toBe("6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=");
  // The proof is the client's key under the signature: what is left of it has the stored key for its hash.
  const proof = Buffer.from("dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=", "base64");
  const clientKey = signatureBy(stored).map((byte, index) => byte ^ (proof[index] ?? 0));
  expect(createHash("sha256").update(clientKey).digest("base64")).toBe(stored);
});

it("gives another one each time, so that equal passwords cannot be seen", () => {
  expect(scramVerifier("pencil")).not.toBe(scramVerifier("pencil"));
});
