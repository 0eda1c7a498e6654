import { verify } from "@node-rs/argon2";
import { beforeEach, expect, it, vi } from "vitest";
import { hashPassword, isRightPassword } from "./password.ts";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});
const verified = vi.mocked(verify);

beforeEach(() => {
  verified.mockClear();
});

it("knows the right password from a wrong one", async () => {
  const stored = await hashPassword("Right#2026");
  expect(await isRightPassword("Right#2026", stored)).toBe(true);
  expect(await isRightPassword("Wrong#2026", stored)).toBe(false);
});

it("does the same work for a name that nobody has, from the first one on", async () => {
  const stored = await hashPassword("Right#2026");
  expect(await isRightPassword("Right#2026", undefined)).toBe(false);
  await isRightPassword("Right#2026", stored);
  const costs = verified.mock.calls.map(([hash]) => String(hash).split("$").slice(1, 4));
  expect(costs).toEqual([
    ["argon2id", "v=19", "m=19456,t=2,p=1"],
    ["argon2id", "v=19", "m=19456,t=2,p=1"],
  ]);
});
