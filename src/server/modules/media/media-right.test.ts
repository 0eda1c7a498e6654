import { expect, it } from "vitest";
import { createMediaRights } from "./media-right.ts";

const rights = createMediaRights({ get: async (name) => `secret of ${name}` });
const now = new Date("2026-05-04T10:00:00Z");
const expires = new Date("2026-05-04T12:00:00Z");

it("gives back what was signed, for the period it was signed for", async () => {
  for (const right of [
    { userNo: "7", periodId: "12", scope: "whole", expires },
    { userNo: undefined, periodId: "12", scope: "preview", expires },
  ] as const) {
    const text = await rights.sign(right);
    expect(text).toMatch(/^[\w.-]+$/);
    expect(await rights.verify(text, { periodId: "12", now })).toEqual(right);
    expect(await rights.verify(text, { periodId: "13", now })).toBeUndefined();
  }
});

it("ends", async () => {
  const text = await rights.sign({ userNo: "7", periodId: "12", scope: "whole", expires });
  expect(await rights.verify(text, { periodId: "12", now: new Date(expires.getTime() - 1000) })).toBeDefined();
  expect(await rights.verify(text, { periodId: "12", now: expires })).toBeUndefined();
});

it("is broken by any change, and by the key of another portal", async () => {
  const text = await rights.sign({ userNo: "7", periodId: "12", scope: "preview", expires });
  for (const other of [
    text.replace(/^7/, "8"),
    text.replace(/^7/, "any"),
    text.replace(".p.", ".w."),
    text.replace(/\.(\d+)\.(?=[\w-]{43}$)/, ".9999999999."),
    text.slice(0, -2),
    `${text}A`,
    "",
    "any.w.1",
  ]) {
    expect(await rights.verify(other, { periodId: "12", now })).toBeUndefined();
  }
  const foreign = createMediaRights({ get: async () => "another" });
  expect(
    await rights.verify(await foreign.sign({ userNo: "7", periodId: "12", scope: "whole", expires }), {
      periodId: "12",
      now,
    }),
  ).toBeUndefined();
});
