import { referenced, type Definitions } from "../model/bundle.ts";
import type { BlockSource, Sources } from "../read/sources.ts";
import type { Schema } from "../schema.ts";
import { banner, type Output } from "./output.ts";

/**
 * `record-fields.ts`: what the schemas say of the fields of the entities that lists of records show. It has only those:
 * it comes with the code of such a list, and no public page loads it.
 */
export function recordFieldsOutput({ blocks }: Pick<Sources, "blocks">, definitions: Definitions): Output {
  const entities = entitiesOf(blocks.map(({ content }) => content));
  const rows = entities.map((entity) => {
    const fields = fieldsIn(entity, definitions, entities).map(({ path, place, label }) => {
      const field = { ...fieldOf(place), ...(path === place.name ? {} : { label }) };
      return `    ${JSON.stringify(path)}: ${JSON.stringify(field)},\n`;
    });
    return `  ${entity}: {\n${fields.join("")}  },\n`;
  });
  return {
    path: "record-fields.ts",
    text: `${banner}/** How a value is written. \`choice\` is one of some values, \`choices\` a list of them, \`pairs\` values with titles of their own. */
export type RecordFieldKind = ${kinds.map((kind) => JSON.stringify(kind)).join(" | ")};

export interface RecordField {
  kind: RecordFieldKind;
  /** What stands before a value in the key of its label: \`enum.CouponFits.\`. */
  labels?: string;
  values?: readonly (string | number)[];
  /** Value → whether it is good or bad; those that are neither have none. */
  tones?: Readonly<Record<string, "good" | "warning" | "bad">>;
  /** The key of its label, where that is another entity's. */
  label?: string;
}

export type RecordEntity = ${entities.map((entity) => JSON.stringify(entity)).join(" | ") || "never"};

/** Entity → field → what its schema says. */
export const recordFields: Readonly<Record<RecordEntity, Readonly<Record<string, RecordField>>>> = {
${rows.join("")}};
`,
  };
}

/** The entities that blocks show records of: the values of the property that \`records\` names. */
export function entitiesOf(blocks: readonly BlockSource[]): string[] {
  const named = blocks.flatMap(({ records, props }) =>
    records === undefined ? [] : (props.properties?.[records]?.enum ?? []),
  );
  return [...new Set(named.filter((name) => typeof name === "string"))].toSorted();
}

const kinds = [
  "text",
  "count",
  "money",
  "dateTime",
  "date",
  "boolean",
  "choice",
  "choices",
  "texts",
  "pairs",
  "richText",
  "other",
] as const;

/** A field that a list may show of an entity, and the key of its label. */
interface ListedField {
  /** Its name; of a field inside another one both names, with a dot between them. */
  path: string;
  place: Place;
  label: string;
}

/**
 * The fields of an entity, and those of the entities that are among its fields, such as its settings, or in lists of
 * its fields, such as the options of a question, where those are `listed` themselves.
 */
export function fieldsIn(entity: string, definitions: Definitions, listed: readonly string[]): ListedField[] {
  const fieldsOf = (of: string, before: string): ListedField[] =>
    Object.entries(definitions[of]?.properties ?? {}).map(([name, schema]) => ({
      path: `${before}${name}`,
      place: { entity: of, name, schema, definitions },
      label: `field.${of}.${name}`,
    }));
  return fieldsOf(entity, "").flatMap((field) => {
    const { schema } = field.place;
    const inList = schema.items === undefined ? undefined : referenced(schema.items);
    const isListed = inList !== undefined && listed.includes(inList);
    const inner = fieldOf(field.place).kind !== "other" ? undefined : isListed ? inList : referenced(schema);
    return inner === undefined ? [field] : [field, ...fieldsOf(inner, `${field.path}.`)];
  });
}

interface Place {
  entity: string;
  name: string;
  schema: Schema;
  definitions: Definitions;
}

interface Field {
  kind: (typeof kinds)[number];
  labels?: string;
  values?: unknown[];
  tones?: unknown;
}

/** What is known of a field. A definition is known by its name: money and moments are texts otherwise. */
export function fieldOf(place: Place): Field {
  const { entity, name, schema, definitions } = place;
  const title = referenced(schema);
  const known = title === undefined ? schema : (definitions[title] ?? {});
  if (title === "Money" || title === "SignedMoney" || title === "DraftMoney") return { kind: "money" };
  if (title === "DateTime") return { kind: "dateTime" };
  if (title === "RichText") return { kind: "richText" };
  if (title === "Date" || known["format"] === "date") return { kind: "date" };
  const values = known.oneOf?.every((branch) => "const" in branch)
    ? known.oneOf.map((branch) => branch.const)
    : known.enum;
  if (values) {
    const tones = known["x-tones"];
    const labels = title === undefined ? `field.${entity}.${name}.` : `enum.${title}.`;
    return { kind: "choice", labels, values, ...(tones === undefined ? {} : { tones }) };
  }
  if (known.type === "array" && known.items) {
    if (referenced(known.items) === "TitledValue") return { kind: "pairs" };
    const items = fieldOf({ ...place, schema: known.items });
    if (items.kind === "choice") return { ...items, kind: "choices" };
    return { kind: items.kind === "text" ? "texts" : "other" };
  }
  if (known.type === "boolean") return { kind: "boolean" };
  if (known.type === "integer" || known.type === "number") return { kind: "count" };
  return { kind: known.type === "string" ? "text" : "other" };
}
