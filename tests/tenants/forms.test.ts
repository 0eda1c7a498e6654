import { expect, it } from "vitest";
import { createFormScripts } from "../../src/server/modules/sites/tenants/form-scripts.ts";
import { readProductForms, resolveForm } from "../../src/server/modules/sites/tenants/forms.ts";
import { resolveSite } from "../../src/site/document/resolve.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";

const product = await readProductForms();
const changed = (name: string, own: object, flavour: object = {}) =>
  resolveForm({
    product,
    site: {
      base: resolveSite([{ version: 1 }, { version: 1, forms: { [name]: flavour } }]),
      patches: [{ version: 1, forms: { [name]: own } }],
    },
    orgNo: "2001",
    name,
  });
const stricter = changed("search", {
  schema: { properties: { school: { type: "string", minLength: 2 } }, required: ["school"] },
});
// Only the form of a tenant is asked for here.
const scripts = createFormScripts(async (orgNo) => [
  orgNo === "2001"
    ? ({ form: (name: string) => (name === "search" ? stricter : undefined) } as Partial<Tenant> as Tenant)
    : undefined,
]);

it("uses the product's precompiled validator for a form whose rules a site leaves alone", () => {
  expect(resolveForm({ product, site: undefined, orgNo: "2001", name: "search" })?.validator).toBe("search");
  expect(changed("search", { uiSchema: { "ui:order": ["*"] } })?.validator).toBe("search");
});

it("compiles changed rules to a script that validates by them and needs no eval", async () => {
  const script = await scripts.get(stricter?.validator ?? "");
  expect(script).not.toMatch(/\brequire\(|\bimport\b|new Function|\beval\(/);
  const module = (await import(`data:text/javascript,${encodeURIComponent(script ?? "")}`)) as {
    default: Record<string, (data: unknown) => boolean>;
  };
  const accepts = (data: unknown) => Object.values(module.default).some((validate) => validate(data));
  expect([accepts({ school: "江城" }), accepts({ school: "江" }), accepts({})]).toEqual([true, false, false]);
});

it.each([
  "/_lectern/forms/2001/search.0000000000000000.js",
  "/_lectern/forms/2002/search.abc.js",
  "/_lectern/forms/../x.js",
  "/other",
])("has no script at %s", async (address) => {
  expect(await scripts.get(address)).toBeUndefined();
});

it("removes what a site removes of the product's form, whether the flavour or the organisation says so", () => {
  const names = (form: ReturnType<typeof changed>) => Object.keys(form?.schema["properties"] as object);
  const without = { schema: { properties: { remark: null } }, uiSchema: { remark: null }, messages: { age: null } };
  for (const form of [changed("account-info", without), changed("account-info", {}, without)]) {
    expect(names(form)).toEqual(["name", "sex", "age"]);
    expect(form?.uiSchema).not.toHaveProperty("remark");
    expect(form?.messages).not.toHaveProperty("age");
    expect(JSON.stringify(form)).not.toContain("null");
  }
  // What the flavour removes is there again where the organisation says what it is.
  expect(names(changed("account-info", { schema: { properties: { remark: { type: "string" } } } }, without))).toContain(
    "remark",
  );
  expect(names(resolveForm({ product, site: undefined, orgNo: "2001", name: "account-info" }))).toEqual([
    "name",
    "sex",
    "age",
    "remark",
  ]);
});
