import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Services } from "../../core/services.ts";
import type { Tenant } from "../../modules/sites/tenants/tenant.ts";
import { registerSiteFiles } from "./site-files.ts";

const tenant = (name: string): Tenant =>
  ({
    locales: { default: "zh-CN", offered: ["zh-CN"] },
    settings: { info: { ico: `/icons/${name}.svg` } },
    themeCss: ":root{--color-page:#fff;--color-surface:#eee}",
    view: (_locale: string, base: string) => ({
      for: () => ({ info: { title: `${name} at ${base || "/"}`, ico: `/icons/${name}.svg` } }),
    }),
  }) as unknown as Tenant;
const tenants = {
  hostOwner: async (host: string) => ({ "www.school.example": "1001", "gone.example": "1009" })[host],
  resolve: async (orgNo: string) => (orgNo === "1009" ? undefined : tenant(orgNo)),
} as unknown as Services["tenants"];

async function get(url: string, host: string) {
  const http = Fastify();
  registerSiteFiles(http, { tenants } as Services);
  return http.inject({ url, headers: { host } });
}

test("a host of its own has its manifest and icon at the root, and no other site's", async () => {
  expect((await get("/manifest.webmanifest", "www.school.example")).json()).toMatchObject({
    name: "1001 at /",
    start_url: "/",
    background_color: "#fff",
    icons: [{ src: "/icons/1001.svg", type: "image/svg+xml" }],
  });
  expect((await get("/favicon.ico", "www.school.example")).headers.location).toBe("/icons/1001.svg");
  expect((await get("/org/1002/manifest.webmanifest", "www.school.example")).statusCode).toBe(404);
});

test("on the platform each site has its own below its number", async () => {
  expect((await get("/manifest.webmanifest", "portal.example")).json()).toMatchObject({
    name: "default at /",
    id: "/",
  });
  expect((await get("/org/1001/manifest.webmanifest", "portal.example")).json()).toMatchObject({
    name: "1001 at /org/1001",
    start_url: "/org/1001",
    scope: "/org/1001",
  });
  expect((await get("/org/default/manifest.webmanifest", "portal.example")).statusCode).toBe(404);
});

test("of a site that is taken off there is nothing, on its own host either", async () => {
  for (const path of ["/manifest.webmanifest", "/favicon.ico"])
    expect((await get(path, "gone.example")).statusCode).toBe(404);
  expect((await get("/org/1009/manifest.webmanifest", "portal.example")).statusCode).toBe(404);
});
