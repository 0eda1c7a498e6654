import { expect, it } from "vitest";
import { readPreviewToken, signPreview } from "./preview-token.ts";

const secrets = { get: async (name: string) => `secret of ${name}` };
const now = new Date("2026-05-04T10:00:00Z");
const expires = new Date("2026-05-04T12:00:00Z");
const right = { orgNo: "1001", userNo: "7", expires };

it("gives back what was signed, for any number that an organisation may have", async () => {
  for (const orgNo of ["1001", "default", "a-B_9".repeat(6)]) {
    const token = await signPreview(secrets, { ...right, orgNo });
    expect(token).toMatch(/^[\w.-]+$/);
    expect(await readPreviewToken(secrets, token, now)).toEqual({ state: "valid", right: { ...right, orgNo } });
  }
});

it("ends", async () => {
  const token = await signPreview(secrets, right);
  expect(await readPreviewToken(secrets, token, new Date(expires.getTime() - 1000))).toMatchObject({ state: "valid" });
  expect(await readPreviewToken(secrets, token, expires)).toEqual({ state: "expired" });
});

it("is not good for another site, in another's name or for longer, nor where it was signed by another portal", async () => {
  const token = await signPreview(secrets, right);
  const others = [
    token.replace(/^1001/, "1002"),
    token.replace(".7.", ".8."),
    token.replace(/\.\d+(?=\.[\w-]{43}$)/, ".9999999999"),
    token.slice(0, -2),
    `${token}A`,
    "",
    "1001.7.1",
    `${"x".repeat(40)}.7.1.${"A".repeat(43)}`,
  ];
  for (const other of others) expect(await readPreviewToken(secrets, other, now)).toEqual({ state: "wrong" });
  const foreign = { get: async () => "another" };
  expect(await readPreviewToken(secrets, await signPreview(foreign, right), now)).toEqual({ state: "wrong" });
});
