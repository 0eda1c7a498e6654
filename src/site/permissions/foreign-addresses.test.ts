import { expect, test } from "vitest";
import { foreignAddressIn } from "./foreign-addresses.ts";

test.each([
  "https://img.example/a.png",
  "//img.example/a.png",
  "/files/image?of=https%3A%2F%2Fimg.example%2Fa.png&sign=x",
  "/files/./image?of=x",
])("%s asks another host", (address) => expect(foreignAddressIn({ items: [{ advImg: address }] })).toBe(address));

test.each(["/files/public/cover/aa/b.webp", "/list", "a text", ""])("“%s” does not", (address) =>
  expect(foreignAddressIn({ items: [{ advImg: address }] })).toBeUndefined(),
);
