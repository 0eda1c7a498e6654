import { expect, it } from "vitest";
import type { Address } from "../../../site/document/location.ts";
import type { Tenant } from "../../modules/sites/tenants/tenant.ts";
import { canonicalSite } from "./canonical-site.ts";

const tenant = (canonicalHost?: string) => ({ canonicalHost }) as Tenant;
const at = (base: string) => ({ base }) as Address;

it("a site without a host of its own is where it was asked for", () => {
  const { origin, pathOf } = canonicalSite({
    tenant: tenant(),
    address: at("/org/1001"),
    origin: "https://portal.example",
  });
  expect([origin, pathOf("/org/1001/list")]).toEqual(["https://portal.example", "/org/1001/list"]);
});

it("a site with one is there, without the prefix that it has on the platform", () => {
  const { origin, pathOf } = canonicalSite({
    tenant: tenant("www.school.example"),
    address: at("/org/1001"),
    origin: "https://portal.example",
  });
  expect(origin).toBe("https://www.school.example");
  expect(["/org/1001", "/org/1001/list", "/org/10012"].map(pathOf)).toEqual(["/", "/list", "/org/10012"]);
});

it("its other hosts lead to the one that is told, which keeps its port", () => {
  expect(
    canonicalSite({ tenant: tenant("www.school.example"), address: at(""), origin: "https://school.example" }).origin,
  ).toBe("https://www.school.example");
  expect(
    canonicalSite({ tenant: tenant("www.school.example"), address: at(""), origin: "http://www.school.example:3000" })
      .origin,
  ).toBe("http://www.school.example:3000");
});
