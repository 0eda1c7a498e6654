import { join } from "node:path";
import { expect, it } from "vitest";
import { migrateLayer } from "../../../../site/document/migrate.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { judgeLayer } from "./check-layer.ts";
import { readLayer } from "./read-layer.ts";

const root = join(import.meta.dirname, "../../../../../tenants");
const { layer: platform } = await readLayer({ root, folder: "default" });

/** What an organisation may not say of the list of its coupons. */
async function refused(props: object, on?: object): Promise<string[]> {
  const desk = { props, ...(on ? { on } : {}) };
  const patch = { version: 1, screens: { "account/organization/coupon": { version: 1, blocks: { desk } } } };
  const { findings } = await judgeLayer(
    { name: { kind: "organisation", orgNo: "1002" }, patch },
    { layer: async () => platform as Layer, flavours: async () => [] },
  );
  return findings.filter(({ key }) => key?.startsWith("permission.")).map(({ pointer = "" }) => pointer);
}

it("an organisation shapes a list of the platform: its columns, look, filters, and which actions it offers", async () => {
  expect(await refused({ columns: [{ name: "couponName" }, { name: "countUsed" }] })).toEqual([]);
  expect(await refused({ look: "table", hidden: ["issue"], filters: [{ param: "fits", field: "fits" }] })).toEqual([]);
});

it("an organisation changes neither what a list shows nor what can be done with it", async () => {
  const place = "/blocks/desk/props";
  expect(await refused({ of: "CouponUse" })).toEqual([`${place}/of`]);
  expect(await refused({ items: [] })).toEqual([`${place}/items`]);
  expect(await refused({ actions: [{ name: "stop", label: { text: { "zh-CN": "领取", en: "Take" } } }] })).toEqual([
    `${place}/actions`,
  ]);
  const call = { do: "call", operation: "suspendCoupon", body: { couponNo: "WELCOME-20" } };
  expect(await refused({}, { issue: [call] })).toEqual(["/blocks/desk/on/issue"]);
});

it("an organisation's patch over a block that was retired stays valid and shows what is in its place", async () => {
  const blocks = {
    labels: { type: "recordTable", order: 5, props: { caption: { $t: "page.blog.account.attention.labels" } } },
    labelsHeading: { order: 4 },
  };
  const patch = { version: 1, screens: { "blog/account/attention": { version: 1, blocks } } };
  const { findings } = await judgeLayer(
    { name: { kind: "organisation", orgNo: "1002" }, patch },
    { layer: async () => platform as Layer, flavours: async () => [] },
  );
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const { screens } = migrateLayer(patch, { below: [platform as Layer] });
  expect(screens?.["blog/account/attention"]).toEqual({
    version: 1,
    blocks: { labels: { order: 5 }, labelsHeading: { order: 4 } },
  });
});
