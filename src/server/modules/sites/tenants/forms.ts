import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import bundle from "../../../../generated/built/bundle.json" with { type: "json" };
import type { Problem } from "../../../../site/check/finding.ts";
import { completedForm, type FormOfCall } from "../../../../site/document/complete-form.ts";
import type { FormDefinition } from "../../../../site/document/form-definition.ts";
import { isObject, type JsonObject } from "../../../../shared/json.ts";
import { inboxOf, OWN_FORM_CALL, wholeInbox, type FormInbox } from "../../../../site/document/own-form.ts";
import { soundPresentation } from "../../../../site/check/form-sound.ts";
import { layPatch } from "../../../../site/document/merge.ts";
import { unseenValues, withoutUnseen } from "../../../../site/permissions/unseen.ts";
import { resolveDocument, type LayeredSite } from "../../../../site/document/resolve.ts";
import { canonicalJson, digestOf } from "../../../lib/canonical-json.ts";
import type { DocumentOwner } from "../../../../site/permissions/owner.ts";
import { entryOf } from "../../../../site/permissions/permissions.ts";
import { permissions } from "./permissions.ts";

/** The forms of the product by name, without what a site changes of them. */
export type ProductForms = Readonly<Record<string, JsonObject>>;

const formsFolder = join(import.meta.dirname, "../../../../../schemas/forms");

/** Reads the forms of the product, with what their calls say of their fields. */
export async function readProductForms(folder: string = formsFolder): Promise<ProductForms> {
  const forms: Record<string, JsonObject> = {};
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith(".form.json")) continue;
    const form: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
    if (!isObject(form)) continue;
    const whole = completedForm(form as JsonObject & FormOfCall, bundle.$defs);
    forms[file.slice(0, -".form.json".length)] = whole;
  }
  return forms;
}

interface FormSource {
  product: ProductForms;
  /** The site that changes the form, if one does. */
  site: LayeredSite | undefined;
  name: string;
}

/** A form before it is known of which organisation it is, and what checks it. */
export interface MergedForm extends Omit<FormDefinition, "validator" | "inbox"> {
  inbox?: FormInbox;
}

/** A form with the site's patch as it is written; undefined where there is none, or it has no schema. */
export function mergedForm({ product, site, name }: FormSource): MergedForm | undefined {
  const own = site && resolveDocument(site, "forms", name);
  const base = Object.hasOwn(product, name) ? product[name] : undefined;
  const form = own ? layPatch(base, own) : base;
  if (!isObject(form)) return undefined;
  const { title = "", schema, uiSchema, messages, submit } = form as Partial<FormDefinition>;
  if (!isObject(schema)) return undefined;
  const shown = {
    title,
    schema,
    ...(isObject(uiSchema) ? { uiSchema } : {}),
    ...(isObject(messages) ? { messages } : {}),
    ...(submit ? { submit } : {}),
  };
  if (!base) {
    const inbox = inboxOf(form);
    // One that says where its answers are read is sent there, and nowhere else.
    if (inbox && !callOf(site, name)) return { ...completedForm({ ...shown, ...OWN_FORM_CALL }, bundle.$defs), inbox };
    // A form of a site's own gets type, limits and values of its fields from the call, as those of the product do.
    const call = callOf(site, name);
    return call ? completedForm({ ...shown, ...call.sent }, bundle.$defs) : shown;
  }
  // What a form of the product is sent with is the product's to say.
  return { ...shown, ...Object.fromEntries(ofTheCall.flatMap((name) => (name in base ? [[name, base[name]]] : []))) };
}

/** What of a form follows from its call. */
const ofTheCall = [
  "operation",
  "within",
  "local",
  "isKeyed",
  "isVersioned",
  "isGuarded",
  "sealed",
  "errors",
] as const satisfies readonly (keyof FormDefinition)[];

/**
 * What a form of a site's own is sent with, and whose layer says so: the first that has the form. What another puts over
 * it changes that no more.
 */
function callOf(site: LayeredSite | undefined, name: string) {
  const layers = site ? [site.base, ...site.patches] : [];
  const first = layers.find(({ forms }) => forms && isObject(forms[name]));
  const { operation, within, local } = (first?.forms?.[name] ?? {}) as Partial<FormOfCall>;
  if (typeof operation !== "string") return undefined;
  return {
    owner: first === site?.base ? ("platform" as const) : ("organisation" as const),
    sent: {
      operation,
      ...(typeof within === "string" ? { within } : {}),
      ...(Array.isArray(local) ? { local: local.filter((one) => typeof one === "string") } : {}),
    },
  };
}

/**
 * Whether a form of a site's own names a call that documents of its owner may make. Which block may make it at which
 * event is judged where the screen does.
 */
export function refusedCall({ product, site, name }: FormSource, owner?: DocumentOwner): string | undefined {
  const call = Object.hasOwn(product, name) ? undefined : callOf(site, name);
  if (!call) return undefined;
  const { operation } = call.sent;
  const mayCall = entryOf(permissions.operations, operation)?.action[owner ?? call.owner] !== undefined;
  return mayCall ? undefined : operation;
}

/** The form of an organisation, and where it says what it may not. */
function judgedForm({ product, site, name }: FormSource) {
  if (refusedCall({ product, site, name }) !== undefined) return { form: undefined, refused: [] };
  const form = mergedForm({ product, site, name });
  if (!form || site?.patches.some(({ forms }) => forms && Object.hasOwn(forms, name)) !== true)
    return { form, refused: [] };
  const below = mergedForm({ product, site: { base: site.base, patches: [] }, name });
  const refused = unseenValues(form, below);
  return { form: withoutUnseen(form, refused, below), refused };
}

/** What the forms of an organisation's layer say and may not. */
export function refusedInForms(site: LayeredSite, product: ProductForms): Problem[] {
  return site.patches.flatMap(({ forms = {} }) =>
    Object.keys(forms).flatMap((name): Problem[] => {
      const operation = refusedCall({ product, site, name });
      if (operation !== undefined)
        return [{ path: ["forms", name, "operation"], key: "permission.form", values: { name: operation } }];
      return judgedForm({ product, site, name }).refused.map((path) => ({
        path: ["forms", name, ...path],
        key: "permission.unseen" as const,
        values: { name: fieldOf(path) },
      }));
    }),
  );
}

/** The name of the field that a place in a form is about; that of the form's part for the form itself. */
function fieldOf([part = "", ...path]: readonly string[]): string {
  const isName = (name: string, index: number) =>
    part === "schema" ? path[index - 1] === "properties" : !name.startsWith("ui:") && name !== "emptyValue";
  return path.findLast(isName) ?? part;
}

/**
 * A form with the site's patch, without what that may not say, and of its presentation what can be drawn. Its validator
 * is the product's precompiled one, or a script of its own where the site changed what is valid.
 */
export function resolveForm({
  product,
  site,
  orgNo,
  name,
}: FormSource & { orgNo: string }): FormDefinition | undefined {
  const { form } = judgedForm({ product, site, name });
  if (!form) return undefined;
  const { schema, uiSchema } = form;
  const changed =
    canonicalJson(schema) !== canonicalJson(Object.hasOwn(product, name) ? product[name]?.["schema"] : undefined);
  const { inbox, ...rest } = form;
  return {
    ...rest,
    ...(inbox ? { inbox: wholeInbox(inbox, orgNo) } : {}),
    ...(uiSchema ? { uiSchema: site ? soundPresentation(uiSchema, schema) : uiSchema } : {}),
    validator: changed ? formScriptAddress({ orgNo, name, schema }) : name,
  };
}

/** Where the validator of a form that a site changed is served; the digest makes it immutable. */
export function formScriptAddress({ orgNo, name, schema }: { orgNo: string; name: string; schema: object }): string {
  return `/_lectern/forms/${orgNo}/${name}.${digestOf(canonicalJson(schema)).slice(0, 16)}.js`;
}
