import { join } from "node:path";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../../shared/json.ts";
import { refusedIn } from "../../../../site/permissions/refused-in.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { createBaseSite } from "./base-site.ts";
import { judgeLayer } from "./check-layer.ts";
import { readProductForms, refusedInForms } from "./forms.ts";
import { createCacheManager } from "./cache-manager.ts";
import { permissions } from "./permissions.ts";
import { readLayer } from "./read-layer.ts";
import { productTexts } from "./site-texts.ts";
import { PublishedTenant } from "./tenant.ts";

const product = await readProductForms();
const { layer: platform } = await readLayer({
  root: join(import.meta.dirname, "../../../../../tenants"),
  folder: "default",
});
const base = createBaseSite({ flavour: undefined, revision: "1", layer: platform as Layer, product: productTexts });
/** The site of an organisation as it is shown, however its layer came to be stored. */
const shown = (layer: Partial<Layer>) =>
  new PublishedTenant({
    orgNo: "1002",
    organisationName: "",
    revision: "1",
    patch: Buffer.from(JSON.stringify({ version: 1, ...layer })),
    base,
    forms: product,
    cacheManager: createCacheManager(1e9),
  });
/** What the checker has against it. */
const refused = async (layer: Partial<Layer>, kind: "organisation" | "flavour" = "organisation") => {
  const name = kind === "organisation" ? ({ kind, orgNo: "1002" } as const) : ({ kind, flavour: "some" } as const);
  const { findings } = await judgeLayer(
    { name, patch: { version: 1, ...layer } },
    { layer: async () => base.layer, flavours: async () => [] },
  );
  return findings.filter(({ key }) => key?.startsWith("permission.")).map(({ file, pointer }) => `${file} ${pointer}`);
};

const mobile = { type: "string", default: "13912345678" };
const unseen: [about: string, form: string, own: JsonObject, pointer: string][] = [
  [
    "a mobile number in a hidden field",
    "change-mobile",
    { schema: { properties: { newMobile: mobile } }, uiSchema: { newMobile: { "ui:widget": "hidden" } } },
    "/schema/properties/newMobile/default",
  ],
  [
    "the same, hidden by an option",
    "change-mobile",
    {
      schema: { properties: { newMobile: mobile } },
      uiSchema: { newMobile: { "ui:widget": null, "ui:options": { widget: "hidden" } } },
    },
    "/schema/properties/newMobile/default",
  ],
  [
    "a password behind dots",
    "change-password",
    { schema: { properties: { newPassword: { default: "Known#2026x" } } } },
    "/schema/properties/newPassword/default",
  ],
  [
    "a value of the whole form",
    "reset-password",
    { schema: { default: { password: "Known#2026x" } } },
    "/schema/default",
  ],
  [
    "a value in a branch",
    "change-password",
    { schema: { allOf: [{ properties: { newPassword: { type: "string", default: "Known#2026x" } } }] } },
    "/schema/allOf/0/properties/newPassword/default",
  ],
  [
    "a value in a branch that says no type",
    "change-mobile",
    { schema: { if: { required: ["code"] }, else: { properties: { newMobile: { default: "13912345678" } } } } },
    "/schema/else/properties/newMobile/default",
  ],
  [
    "a hidden field of its own",
    "register",
    {
      schema: { properties: { invitedBy: { type: "string", default: "me" } } },
      uiSchema: { invitedBy: { "ui:widget": "hidden" } },
    },
    "/schema/properties/invitedBy/default",
  ],
  [
    "a field in a hidden group",
    "profile-completion",
    {
      schema: { properties: { own: { type: "object", properties: { x: { type: "string", default: "me" } } } } },
      uiSchema: { own: { "ui:widget": "hidden" } },
    },
    "/schema/properties/own/properties/x/default",
  ],
  [
    "a field that is not drawn",
    "register",
    { schema: { properties: { invitedBy: { type: "null", default: "me" } } } },
    "/schema/properties/invitedBy/default",
  ],
  [
    "what a field is when it is emptied",
    "change-password",
    { uiSchema: { newPassword: { "ui:emptyValue": "Known#2026x" } } },
    "/uiSchema/newPassword/ui:emptyValue",
  ],
  [
    "the same as an option",
    "change-password",
    { uiSchema: { newPassword: { "ui:options": { emptyValue: "Known#2026x" } } } },
    "/uiSchema/newPassword/ui:options/emptyValue",
  ],
];

it.each(unseen)(
  "an organisation's form fills in nothing that its person does not see: %s",
  async (_, form, own, pointer) => {
    expect(await refused({ forms: { [form]: own } })).toContain(`forms/${form}.json ${pointer}`);
    const written = JSON.stringify(shown({ forms: { [form]: own } }).form(form));
    expect(written).not.toMatch(/13912345678|Known#2026x|"default":"me"/);
    const problems = refusedInForms({ base: base.layer, patches: [{ version: 1, forms: { [form]: own } }] }, product);
    expect(problems.map(({ path }) => `/${path.slice(2).join("/")}`)).toEqual([pointer]);
    // The operators' own documents are trusted.
    expect(await refused({ forms: { [form]: own } }, "flavour")).toEqual([]);
  },
);

it("fills in what is seen, and hides what has the platform's own value", async () => {
  const seen = {
    "account-info": { schema: { properties: { remark: { default: "您好" }, sex: { default: 3 } } } },
    "course-details": { uiSchema: { noSkip: { "ui:widget": "hidden" } } },
  };
  expect(await refused({ forms: seen })).toEqual([]);
  expect(shown({ forms: seen }).form("account-info")?.schema["properties"]).toMatchObject({
    remark: { default: "您好" },
    sex: { default: 3 },
  });
  expect(shown({ forms: seen }).form("course-details")?.uiSchema).toMatchObject({ noSkip: { "ui:widget": "hidden" } });
  expect(
    await refused({
      forms: {
        "course-details": {
          schema: { properties: { noSkip: { default: true } } },
          uiSchema: { noSkip: { "ui:widget": "hidden" } },
        },
      },
    }),
  ).toHaveLength(1);
});

it("gives a form of a site's own what its call says, and no form that names a call of others", async () => {
  const schema = { type: "object", properties: { position: { title: "field.LecturerAudit.position" } } };
  const own = { title: "Own", operation: "saveLecturerAudit", schema };
  expect(await refused({ forms: { own } })).toEqual([]);
  const form = shown({ forms: { own } }).form("own");
  expect(form).toMatchObject({ operation: "saveLecturerAudit" });
  expect(form?.schema["properties"]).toMatchObject({ position: { type: "string", maxLength: expect.any(Number) } });
  const others = { own: { ...own, operation: "saveExam" } };
  expect(await refused({ forms: others })).toEqual(["forms/own.json /operation"]);
  expect(shown({ forms: others }).form("own")).toBeUndefined();
  // The platform may, by a hand; of what no document may call, nobody has a form.
  expect(await refused({ forms: others }, "flavour")).toEqual([]);
  expect(await refused({ forms: { own: { ...own, operation: "login" } } }, "flavour")).toEqual([
    "forms/own.json /operation",
  ]);
});

it("leaves the call of a form of the product as it is, whatever a site writes there", () => {
  const forms = { "change-mobile": { operation: "saveLecturerAudit" } };
  expect(shown({ forms }).form("change-mobile")?.operation).toBe(product["change-mobile"]?.["operation"]);
});

const gift = "免费领取";
const worded = [
  "checkout.pay",
  "checkout.total",
  "orderPayment.cancel",
  "orderPayment.refundSend",
  "enum.OrderStatusEnum.1",
  "field.Order.payPrice",
  "sandboxPayment.success",
  "field.SandboxPayment.amount",
  "ownCoupons.use",
  "field.Coupon.offPrice",
  "wallet.topUp",
  "form.topUp.submit",
  "ownMembership.leaveAsk",
  "confirm.cancelOrder",
  "confirm.no",
  "common.confirm",
  "common.cancel",
  "common.free",
  "recordList.actions",
];

it.each(worded)("an organisation does not word what money and rights are moved by: %s", async (key) => {
  const layer = { texts: { "zh-CN": { [key]: gift, "priceBox.addToCart": "放进书包" } } };
  expect(await refused(layer)).toEqual([`texts/zh-CN.json /${key}`]);
  const { t, say } = shown(layer).texts("zh-CN");
  expect(say(key)).not.toBe(gift);
  expect(t("priceBox.addToCart")).toBe("放进书包");
  expect(
    refusedIn({ base: base.layer, patches: [{ version: 1, ...layer }] }, permissions).map(({ path }) => path.join("/")),
  ).toEqual([`texts/zh-CN/${key}`]);
  expect(await refused(layer, "flavour")).toEqual([]);
});

it("nor in the properties of those blocks, nor on the operators' own pages", async () => {
  const back = { "zh-CN": gift, en: "Get it for free" };
  const layer = {
    screens: { checkout: { version: 1, blocks: { checkout: { props: { backLabel: { text: back } } } } } },
  };
  expect(await refused(layer)).toEqual(["screens/checkout.json /blocks/checkout/props/backLabel"]);
  expect(JSON.stringify(shown(layer).screen("checkout", "zh-CN")?.localised)).not.toContain(gift);
  const words = shown({
    texts: { "zh-CN": { "site.console.searchSites": gift, "field.SiteCard.state.active": gift } },
  });
  expect(JSON.stringify(words.screen("studio/operator/index", "zh-CN")?.localised)).not.toContain(gift);
});
