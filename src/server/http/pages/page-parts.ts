import { blockTable, type BlockType } from "../../../generated/built/block-table.ts";
import { formCalls } from "../../../generated/built/form-calls.ts";
import { contract } from "../../../generated/contract.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { Condition } from "../../../generated/types.ts";
import { uploadCalls } from "../../../site/document/form-widget-calls.ts";
import type { CompiledBlock } from "../../../site/compile/compile.ts";
import type { OperationAddress, Question } from "../../../site/document/page.ts";
import type { HasProperties, PropertySchema } from "../../../site/document/property-at.ts";
import { isObject } from "../../../shared/json.ts";
import { remember } from "../../../shared/memoize.ts";
import { compileMayHold, type Test } from "../../../site/compile/conditions.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import type { Scope } from "../../../site/compile/scope.ts";
import { firstLocale, type PreparedScreen, productTexts } from "../../modules/sites/index.ts";

/** What has to travel with a page for the blocks that it shows, or may come to show without another page load. */
export interface ShownParts {
  /** In the order of their types, so that equal sets are equal. */
  types: readonly BlockType[];
  /** Names of the forms that these blocks show. */
  forms: readonly string[];
  /** The fields of records that they name, as `Entity.field`: only those labels travel. */
  records: readonly string[];
  operations: Record<string, OperationAddress>;
}

/**
 * Finds what belongs to a page. A block whose condition is false is passed over with all that is in it, unless data,
 * which may change under the page, can make it true; who the viewer is changes only with a new page.
 */
export function shownParts(screen: PreparedScreen, scope: Scope, platformTexts: Texts): ShownParts {
  const { compiled, localised } = screen;
  const shown: CompiledBlock[] = [];
  const visit = (block: CompiledBlock): void => {
    if (!block.visible(scope) && !mayShow(localised.blocks[block.key]?.when, scope)) return;
    shown.push(block);
    for (const children of Object.values(block.children)) children.forEach(visit);
  };
  for (const blocks of Object.values(compiled.slots)) blocks.forEach(visit);

  let ofScreen = known.get(screen);
  if (!ofScreen) known.set(screen, (ofScreen = new Map()));
  const key = shown.map((block) => block.key).join();
  let parts = ofScreen.get(key);
  if (!parts) {
    // A screen has few sets of blocks that are shown together; a document that makes many is not kept in mind.
    if (ofScreen.size >= MAX_SETS) ofScreen.clear();
    ofScreen.set(key, (parts = partsOf(shown, screen, platformTexts)));
  }
  return parts;
}

const MAX_SETS = 50;
const known = new WeakMap<PreparedScreen, Map<string, ShownParts>>();

function partsOf(shown: CompiledBlock[], { compiled, localised }: PreparedScreen, platformTexts: Texts): ShownParts {
  const types = [...new Set(shown.map(({ type }) => type))].filter(isKnown).sort();
  const called = new Set<OperationId>(types.flatMap(callsOf));
  for (const { operation } of compiled.sources) if (isOperation(operation)) called.add(operation);
  const forms = new Set<string>();
  const records = new Set<string>();
  for (const block of shown) {
    for (const action of Object.values(block.actions).flat()) {
      if (action.do === "call" && isOperation(action.operation)) called.add(action.operation);
    }
    if (!isKnown(block.type)) continue;
    const props = localised.blocks[block.key]?.props ?? {};
    for (const form of formsIn(block.type, props)) forms.add(form);
    const { records: prop } = blockTable[block.type];
    const entity = prop === undefined ? undefined : props[prop];
    if (typeof entity === "string")
      for (const name of fieldsNamedIn(props, blockTable[block.type].props)) records.add(`${entity}.${name}`);
  }
  for (const form of forms) for (const id of formCalls[form] ?? []) called.add(id);
  return {
    types,
    forms: [...forms].sort(),
    records: [...records].sort(),
    operations: addressesOf([...called], platformTexts),
  };
}

/** The operations that a block declares, with those of an upload where it takes files. */
function callsOf(type: BlockType): readonly OperationId[] {
  const { operations, uploads } = blockTable[type];
  return uploads.length > 0 ? [...operations, ...uploadCalls] : operations;
}

function mayShow(condition: Condition | undefined, scope: Scope): boolean {
  return condition !== undefined && remember(mayHold, condition, () => compileMayHold(condition))(scope);
}

const mayHold = new WeakMap<Condition, Test>();

function isKnown(type: string): type is BlockType {
  return Object.hasOwn(blockTable, type);
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(contract, id);
}

/** The form of a block that shows one by itself. */
function defaultForm(type: BlockType): unknown {
  const form: { default?: unknown } | undefined = blockTable[type].props.properties?.["form"];
  return form?.default;
}

/** The forms of a block: its own, and those of what can be done in it. */
function formsIn(type: BlockType, props: Readonly<Record<string, unknown>>): string[] {
  const inside = (blockTable[type].eventsBy ?? []).flatMap((name) => (Array.isArray(props[name]) ? props[name] : []));
  return [props["form"] ?? defaultForm(type), ...inside.map((entry: { form?: unknown } | null) => entry?.form)].filter(
    (form) => typeof form === "string",
  );
}

/** The fields of its records that the props of a block name (`x-accepts: field`), at any depth. */
export function fieldsNamedIn(value: unknown, schema: HasProperties & { [keyword: string]: unknown }): string[] {
  const { "x-accepts": accepts, items = {}, properties = {} } = schema as PropertySchema;
  if (accepts === "field") return typeof value === "string" ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsNamedIn(entry, items));
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, inner]) =>
    Object.hasOwn(value, name) ? fieldsNamedIn(value[name], inner) : [],
  );
}

/** How each of these operations is called, with what is asked before. */
export function addressesOf(ids: readonly OperationId[], platformTexts: Texts): Record<string, OperationAddress> {
  return Object.fromEntries(ids.map((id) => [id, addressOf(id, platformTexts)]));
}

function addressOf(id: OperationId, platformTexts: Texts): OperationAddress {
  const { method, path, pathParams, queryParams, confirm } = contract[id];
  return {
    method,
    path,
    pathParams,
    queryParams,
    ...(contract[id].reads ? {} : { write: true as const }),
    ...(contract[id].once ? { once: true as const } : {}),
    ...(confirm ? { confirm: questionOf(id, platformTexts) } : {}),
  };
}

/**
 * Of the product's own texts: what a site words itself is not asked. In a language that the product does not bring, of
 * the operators' texts. The answers name what is done: "Cancel" under "Cancel this order?" could be either.
 */
function questionOf(id: OperationId, platformTexts: Texts): Question {
  const words = productTexts[platformTexts.locale];
  const say = (key: string): string => words?.[key] ?? platformTexts.say(key);
  const key = `confirm.${id}`;
  const { confirm: by } = contract[id];
  const question = { text: say(key), yes: say(`${key}.yes`), no: say("confirm.no") };
  if (typeof by !== "string") return question;
  const values = Object.keys(productTexts[firstLocale] ?? {}).flatMap((name) =>
    name.startsWith(`${key}.`) && name.endsWith(".yes") ? name.slice(key.length + 1, -".yes".length) || [] : [],
  );
  const of = values.map((value) => [value, { text: say(`${key}.${value}`), yes: say(`${key}.${value}.yes`) }]);
  return { ...question, cases: { by, of: Object.fromEntries(of) } };
}
