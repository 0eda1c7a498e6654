import { expect, it } from "vitest";
import { createFormScripts } from "../../src/server/tenants/form-scripts.ts";
import { readProductForms, resolveForm } from "../../src/server/tenants/forms.ts";
import type { Tenant } from "../../src/server/tenants/tenant.ts";

const product = await readProductForms();
const stricter = resolveForm({ product, own: { schema: { properties: { school: { type: "string", minLength: 2 } }, required: ["school"] } }, orgNo: "2001", name: "search" });
// Only the form of a tenant is asked for here.
const scripts = createFormScripts(async (orgNo) => [orgNo === "2001" ? ({ form: (name: string) => (name === "search" ? stricter : undefined) } as Partial<Tenant> as Tenant) : undefined]);

it("uses the product's precompiled validator for a form whose rules a site leaves alone", () => {
  expect(resolveForm({ product, own: undefined, orgNo: "2001", name: "search" })?.validator).toBe("search");
  expect(resolveForm({ product, own: { uiSchema: { "ui:order": ["*"] } }, orgNo: "2001", name: "search" })?.validator).toBe("search");
});

it("compiles changed rules to a script that validates by them and needs no eval", async () => {
  const script = await scripts.get(stricter?.validator ?? "");
  expect(script).not.toMatch(/\brequire\(|\bimport\b|new Function|\beval\(/);
  const module = (await import(`data:text/javascript,${encodeURIComponent(script ?? "")}`)) as { default: Record<string, (data: unknown) => boolean> };
  const accepts = (data: unknown) => Object.values(module.default).some((validate) => validate(data));
  expect([accepts({ school: "江城" }), accepts({ school: "江" }), accepts({})]).toEqual([true, false, false]);
});

it.each(["/_lectern/forms/2001/search.0000000000000000.js", "/_lectern/forms/2002/search.abc.js", "/_lectern/forms/../x.js", "/other"])("has no script at %s", async (address) => {
  expect(await scripts.get(address)).toBeUndefined();
});
