import type { Texts } from "../../../site/compile/texts.ts";
import type { TextKey } from "../../../generated/locale-keys.ts";
import { escapeHtml } from "../pages/escape.ts";
import { fieldsOf, type Schema } from "./fields.ts";
import { docsStyle } from "./style.ts";

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  "x-access"?: string;
  "x-faults"?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Parameter {
  name: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface OpenApi {
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  paths: Record<string, object>;
  components?: { schemas?: Record<string, unknown> };
}

/** The document of all calls as one page that needs no script. */
export function renderDocs(document: OpenApi, texts: Texts): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path: (document.servers?.[0]?.url ?? "") + path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "");
  const t = (key: ApiDocsKey) => escapeHtml(texts.t(`page.apiDocs.${key}`));
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const index = [...groups].map(
    ([tag, entries]) =>
      `<h3>${escapeHtml(tag)}</h3><ul>${entries.map(({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.operationId)}</a></li>`).join("")}</ul>`,
  );
  const sections = [...groups].map(
    ([tag, entries]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${entries.map((entry) => operationHtml({ ...entry, t, schemas })).join("")}</section>`,
  );
  return `<!doctype html><html lang="${texts.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("title")}</title><style>${docsStyle}</style></head><body><div class="frame"><nav aria-label="${t("contents")}">${index.join("")}</nav>
<main><h1>${t("title")}</h1><p>${t("intro")}</p><p><a href="openapi.json">openapi.json</a> · ${escapeHtml(document.info.version)}</p>${sections.join("")}${catalogueOf(schemas, texts)}</main></div></body></html>`;
}

interface Entry {
  path: string;
  method: string;
  operation: Operation;
  t(key: ApiDocsKey): string;
  schemas: Record<string, Schema>;
}

function operationHtml({ path, method, operation, t, schemas }: Entry): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const reply = replyOf(operation, schemas);
  const access = operation["x-access"];
  // Those that are named by $ref are the same for all calls; the introduction says what they are.
  const own = operation.parameters?.filter((parameter): parameter is Parameter => "name" in parameter);
  const parameters = own?.map(({ name, required, description, schema }) => ({
    path: name,
    type: fieldsOf({ schema: { type: "object", properties: { [name]: schema ?? {} } }, schemas })[0]?.type ?? "",
    required: required === true,
    description: description ?? "",
  }));
  return `<article id="${operation.operationId}"><h3>${escapeHtml(operation.operationId)}</h3>
<p><span class="method">${method}</span><code>${escapeHtml(path)}</code></p><p>${escapeHtml(operation.summary ?? "")}</p>
${access ? `<span class="tag">${escapeHtml(access)}</span>` : ""}
${fieldTable({ title: t("parameters"), fields: parameters ?? [], t })}
${body ? fieldTable({ title: t("body"), fields: fieldsOf({ schema: body, schemas }), t }) : ""}
${reply ? fieldTable({ title: t("reply"), fields: fieldsOf({ schema: reply, schemas }), t }) : ""}
${faultList(operation["x-faults"] ?? [], t)}</article>`;
}

/** How a call may fail, each with its place in the catalogue. */
function faultList(names: readonly string[], t: Entry["t"]): string {
  if (names.length === 0) return "";
  const links = names.map((name) => `<a href="#fault-${escapeHtml(name)}"><code>${escapeHtml(name)}</code></a>`);
  return `<details><summary>${t("faults")}</summary><p>${links.join(" · ")}</p></details>`;
}

/** Every coded fault, with what people are told. */
function catalogueOf(
  schemas: Record<string, Schema & { "x-faults"?: { name: string; code: number }[] }>,
  texts: Texts,
): string {
  const rows = (schemas["Fault"]?.["x-faults"] ?? []).map(
    ({ name, code }) =>
      `<tr id="fault-${escapeHtml(name)}"><td>${code}</td><td><code>${escapeHtml(name)}</code></td><td><p>${escapeHtml(texts.say(`error.${name}`))}</p></td></tr>`,
  );
  const t = (key: ApiDocsKey) => escapeHtml(texts.t(`page.apiDocs.${key}`));
  if (rows.length === 0) return "";
  return `<section id="faults"><h2>${t("faults")}</h2><div class="scroll"><table><thead><tr><th>${t("code")}</th><th>${t("field")}</th><th>${t("meaning")}</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
}

/** The schema of `data` inside the envelope. */
function replyOf(operation: Operation, schemas: Record<string, Schema>): Schema | undefined {
  const envelope = operation.responses?.["200"]?.content?.["application/json"]?.schema;
  const parts = [envelope, ...(envelope?.allOf ?? []), ...(envelope?.anyOf ?? [])].map((part) =>
    part?.$ref ? schemas[part.$ref.split("/").at(-1) ?? ""] : part,
  );
  return parts.map((part) => part?.properties?.["data"]).find((data) => data !== undefined);
}

function fieldTable({
  title,
  fields,
  t,
}: {
  title: string;
  fields: ReturnType<typeof fieldsOf>;
  t(key: ApiDocsKey): string;
}): string {
  if (fields.length === 0) return "";
  const rows = fields.map(
    ({ path, type, required, description }) =>
      `<tr><td><code>${escapeHtml(path)}</code>${required ? " *" : ""}</td><td><code>${escapeHtml(type)}</code></td><td><p>${escapeHtml(description)}</p></td></tr>`,
  );
  return `<details><summary>${title}</summary><div class="scroll"><table><thead><tr><th>${t("field")}</th><th>${t("type")}</th><th>${t("meaning")}</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></details>`;
}

/** What is said on the page. */
type ApiDocsKey = TextKey extends infer Key ? (Key extends `page.apiDocs.${infer Name}` ? Name : never) : never;
