import { expect, test } from "vitest";
import { ownAddress } from "./own-address.ts";

test("leads to the organisation's own pages while on one", () => {
  expect(ownAddress("/list?priceType=free", "/org/1001")).toBe("/org/1001/list?priceType=free");
  expect(ownAddress("/", "/org/1001")).toBe("/org/1001");
});

test("leaves the platform's pages, other sites and fragments alone", () => {
  for (const address of ["/login?t=login", "/lecturer/5", "https://example.com/list", "#outline"])
    expect(ownAddress(address, "/org/1001")).toBe(address);
  expect(ownAddress("/list")).toBe("/list");
});
