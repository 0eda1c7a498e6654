import { sealedFields } from "../../src/site/document/complete-form.ts";
import { referenced, type Definitions } from "../model/bundle.ts";
import { pascal } from "../names.ts";
import type { Problem } from "../problem.ts";
import { listFiles, readJson } from "../read/files.ts";
import type { Sources } from "../read/sources.ts";
import { isSchema, type Schema } from "../schema.ts";

/** What a form and the call that it is sent with may both say of a value. */
const limits = ["minLength", "maxLength", "pattern", "minimum", "maximum", "minItems", "maxItems", "format"] as const;

/** A form on a screen of the default site, with a call that it is sent with. */
export interface SentForm {
  form: string;
  operation: string;
  /** `{"$bind": "form"}`, or its values by name. */
  body: unknown;
}

/**
 * A form that a screen of the default site sends says no other limit of a value than the call does: what a form lets
 * through would be refused behind it, or the other way round.
 */
export function formLimitProblems(sources: Sources, definitions: Definitions, sent: readonly SentForm[]): Problem[] {
  return sent.flatMap(({ form, operation, body }) => {
    const source = sources.forms.find(({ file }) => file === `schemas/forms/${form}.form.json`);
    const made = source?.content.operation;
    if (source && made !== undefined && made !== operation && takesForm(body))
      return [
        { file: source.file, pointer: "/operation", message: `a screen sends it with ${operation}, not ${made}` },
      ];
    const called = definitions[`${pascal(operation)}Input`]?.properties ?? {};
    const sealed = sealedFields(source?.content.uiSchema ?? {}, called);
    return Object.entries(source?.content.schema.properties ?? {}).flatMap(([name, own]) => {
      if (sealed.includes(name)) return [];
      const theirs = resolved(called[nameInBody(name, body) ?? ""] ?? {}, definitions);
      return limits
        .filter((limit) => own[limit] !== undefined && theirs[limit] !== undefined && own[limit] !== theirs[limit])
        .map((limit) => ({
          file: source?.file ?? "",
          pointer: `/schema/properties/${name}/${limit}`,
          message: `${operation}, which the form is sent with, has ${JSON.stringify(theirs[limit])}`,
        }));
    });
  });
}

/** Every form that a screen of the default site sends. */
export function sentForms({ root, blocks }: Sources): SentForm[] {
  const usual = new Map(blocks.map(({ content }) => [content.type, content.props.properties?.["form"]?.default]));
  const eventsBy = new Map(blocks.map(({ content }) => [content.type, content.eventsBy]));
  return listFiles(root, "tenants/default/screens", ".json").flatMap((file) => {
    const { blocks: placed = {} } = readJson<{ blocks?: Record<string, Placed | null> }>(root, file).content;
    return Object.values(placed).flatMap((block) => {
      const form = block?.props?.["form"] ?? usual.get(block?.type ?? "");
      const whole =
        typeof form === "string" ? Object.values(block?.on ?? {}).map((actions) => ({ form, actions })) : [];
      const apart = (eventsBy.get(block?.type ?? "") ?? []).flatMap((prop) => namedForms(block, prop));
      return [...whole, ...apart].flatMap(({ form: name, actions }) =>
        (actions ?? []).flatMap(({ operation, body }) =>
          operation === undefined ? [] : [{ form: name, operation, body }],
        ),
      );
    });
  });
}

/** The forms of what can be done in a list, with what happens when each is sent. */
function namedForms(block: Placed | null, prop: string): { form: string; actions: Called[] | null | undefined }[] {
  const entries = block?.props?.[prop];
  return (Array.isArray(entries) ? entries : []).flatMap(({ name, form }: { name?: string; form?: string }) =>
    form === undefined ? [] : [{ form, actions: block?.on?.[name ?? ""] }],
  );
}

type Called = { operation?: string; body?: unknown };

interface Placed {
  type?: string;
  props?: Record<string, unknown>;
  on?: Record<string, Called[] | null>;
}

/** Whether a call is sent with what was filled in; another one may follow it. */
function takesForm(body: unknown): boolean {
  return /"\$bind":"form[".]/.test(JSON.stringify(body ?? {}));
}

/** Under which name a value of the form is sent. */
function nameInBody(name: string, body: unknown): string | undefined {
  if (!isSchema(body)) return undefined;
  const values: Record<string, unknown> = body;
  if (values["$bind"] === "form") return name;
  return Object.entries(values).find(
    ([, value]) => isSchema(value) && (value as { $bind?: unknown }).$bind === `form.${name}`,
  )?.[0];
}

function resolved(schema: Schema, definitions: Definitions): Schema {
  const name = referenced(schema);
  return name === undefined ? schema : { ...resolved(definitions[name] ?? {}, definitions), ...schema };
}
