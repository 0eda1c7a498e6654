import { join } from "node:path";
import { expect, it } from "vitest";
import { migrateLayer } from "../../../../site/document/migrate.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { createBaseSite } from "./base-site.ts";
import { createCacheManager } from "./cache-manager.ts";
import { judgeLayer } from "./check-layer.ts";
import { readProductForms } from "./forms.ts";
import { readLayer } from "./read-layer.ts";
import { productTexts } from "./site-texts.ts";
import { PublishedTenant } from "./tenant.ts";

const root = join(import.meta.dirname, "../../../../../tenants");
const { layer: platform } = await readLayer({ root, folder: "default" });

const name = "account/organization/coupon";
const changing = (desk: object): Layer => ({ version: 1, screens: { [name]: { version: 1, blocks: { desk } } } });

const forms = await readProductForms();

/** The site of an organisation with its own patch. */
const tenantOf = (patch: object) =>
  new PublishedTenant({
    orgNo: "1002",
    organisationName: "",
    revision: "1",
    patch: Buffer.from(JSON.stringify(patch)),
    base: createBaseSite({ flavour: undefined, revision: "1", layer: platform as Layer, product: productTexts }),
    forms,
    cacheManager: createCacheManager(1e9),
  });

/** What the check of an organisation's change finds: of the list of its coupons, or of a layer that is given. */
async function found(desk: object, patch: Layer = changing(desk)) {
  const { findings } = await judgeLayer(
    { name: { kind: "organisation", orgNo: "1002" }, patch },
    { layer: async () => platform as Layer, flavours: async () => [] },
  );
  return findings;
}

/** What an organisation may not say of it. */
async function refused(props: object, on?: object): Promise<string[]> {
  const findings = await found({ props, ...(on ? { on } : {}) });
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

it("a list leads no further than the site, and names only fields and actions that there are", async () => {
  for (const [props, pointer, suggestion] of [
    [{ columns: [{ name: "couponNo", linkPath: "https://example.org/{couponNo}" }] }, "columns/0/linkPath"],
    [{ columns: [{ name: "couponNo", linkPath: "//example.org" }] }, "columns/0/linkPath"],
    [{ columns: [{ name: "couponNr" }] }, "columns/0/name", "couponNo"],
    [{ columns: [{ name: "couponNo", note: "gmtEnds" }] }, "columns/0/note", "gmtEnd"],
    [{ filters: [{ param: "fits", field: "fit" }] }, "filters/0/field", "fits"],
    [{ hidden: ["isue"] }, "hidden/0", "issue"],
  ] as const) {
    const errors = (await found({ props })).filter(({ severity }) => severity === "error");
    expect(errors).toMatchObject([{ pointer: `/blocks/desk/props/${pointer}`, ...(suggestion ? { suggestion } : {}) }]);
  }
});

it("an organisation's page has the columns as it puts them, and all else as the platform has it", async () => {
  const label = { text: { "zh-CN": "券号", en: "Voucher" } };
  const props = { look: "table", columns: [{ name: "couponNo", label }, { name: "couponName" }], hidden: ["issue"] };
  const tenant = tenantOf({
    ...changing({ props }),
    forms: { coupon: { operation: "deleteExam", uiSchema: { "ui:order": ["gmtEnd", "couponName", "*"] } } },
  });
  const own = (locale: string) => tenant.screen(name, locale)?.localised.blocks["desk"];
  expect(own("en")?.props).toMatchObject({
    look: "table",
    of: "OwnCoupon",
    columns: [{ name: "couponNo", label: "Voucher" }, { name: "couponName" }],
    hidden: ["issue"],
  });
  expect(own("zh-CN")?.props).toMatchObject({ columns: [{ label: "券号" }, {}] });
  expect(own("en")?.on).toEqual(expect.objectContaining({ stop: expect.anything(), issue: expect.anything() }));
  const form = tenant.form("coupon");
  expect(form?.uiSchema?.["ui:order"]).toEqual(["gmtEnd", "couponName", "*"]);
  expect(form?.operation).toBe("saveCoupon");
});

it("an organisation reshapes its orders by file: a column gone, one first, one renamed, a filter more", async () => {
  const screen = "account/organization/order";
  const label = { text: { "zh-CN": "到账", en: "Income" } };
  const filters = [
    { param: "saleState", field: "saleState" },
    { param: "lineKind", field: "lineKind" },
  ];
  const columns = [{ name: "orderNo" }, { name: "lineName" }, { name: "earnedMoney", label }];
  const patch: Layer = {
    version: 1,
    screens: { [screen]: { version: 1, blocks: { sales: { props: { columns, filters } } } } },
  };
  const { findings } = await judgeLayer(
    { name: { kind: "organisation", orgNo: "1001" }, patch },
    { layer: async () => platform as Layer, flavours: async () => [] },
  );
  expect(findings).toEqual([]);
  const own = (locale: string) => tenantOf(patch).screen(screen, locale)?.localised.blocks["sales"]?.props;
  expect(own("en")).toMatchObject({ of: "SoldLine", filters });
  expect(own("en")?.["columns"]).toEqual([
    { name: "orderNo" },
    { name: "lineName" },
    { name: "earnedMoney", label: "Income" },
  ]);
  expect(own("zh-CN")?.["columns"]).toMatchObject([{}, {}, { label: "到账" }]);
});

it("an organisation's patch over its orders as they were before they were a list of records stays valid", async () => {
  const blocks = { sales: { type: "saleList", order: 25, props: { emptyText: { $t: "common.find" } } } };
  const patch = { version: 1, screens: { "account/organization/order": { version: 1, blocks } } };
  const { screens } = migrateLayer(patch, { below: [platform as Layer] });
  expect(screens?.["account/organization/order"]).toEqual({ version: 1, blocks: { sales: { order: 25 } } });
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

it("an organisation words the form that signs in, and neither leads it elsewhere nor makes another of it", async () => {
  const signIn = (form: object): Layer => ({ version: 1, screens: { login: { version: 1, blocks: { form } } } });
  const refusedOf = async (form: object) =>
    (await found({}, signIn(form))).filter(({ severity }) => severity === "error").map(({ pointer }) => pointer);
  const title = { text: { "zh-CN": "欢迎回来", en: "Welcome back" } };
  expect(await refusedOf({ order: 5, props: { title } })).toEqual([]);
  const elsewhere = {
    props: { form: "advice", links: [{ label: title, href: "https://evil.example/reset" }] },
    on: { submit: [{ do: "navigate", to: "https://evil.example" }] },
  };
  expect((await refusedOf(elsewhere)).sort()).toEqual([
    "/blocks/form/on/submit",
    "/blocks/form/props/form",
    "/blocks/form/props/links",
  ]);
  const { props, on } = tenantOf(signIn({ ...elsewhere, props: { ...elsewhere.props, title } })).screen("login", "en")!
    .localised.blocks["form"]!;
  expect(props).toMatchObject({
    form: "login",
    title: "Welcome back",
    links: [{ href: "/register" }, { href: "/reset" }],
  });
  expect(on?.["submit"]).toMatchObject([{ operation: "loginWithPassword" }, { do: "navigate" }]);
});

it("a document over a block that signed in before it was a form stands where it stood", async () => {
  for (const [screen, type] of [
    ["login", "loginForm"],
    ["register", "registerForm"],
    ["reset", "resetForm"],
    ["account/reset", "passwordForm"],
    ["examlogin", "examLogin"],
  ] as const) {
    const patch: Layer = {
      version: 1,
      screens: { [screen]: { version: 1, blocks: { form: { type, order: 7, props: { resetHref: "/reset" } } } } },
    };
    const layer = migrateLayer(patch, { below: [platform as Layer] });
    expect((await found({}, layer)).filter(({ severity }) => severity === "error")).toEqual([]);
    const form = tenantOf(layer).screen(screen, "en")?.localised.blocks["form"];
    expect(form, screen).toMatchObject({ type: "form", order: 7 });
  }
});
