import { eventsOf, recordOf } from "../../site/check/events.ts";
import { nameOfRef, type Schema } from "../../site/check/schema.ts";
import { fieldsOfRecord } from "../../site/check/values.ts";
import { isObject } from "../../shared/json.ts";
import type { BlockFacts } from "../../site/check/language.ts";
import type { StudioLanguage } from "../language/load.ts";
import { fieldKindOf } from "./kinds.ts";
import { summaryOf } from "./summary.ts";

/** A name that a document writes, and what it is called in the studio's language. */
export interface NamedChoice {
  name: string;
  title: string;
}

/**
 * What a property of a block may name (`x-accepts`): the fields of its records, the events that its props name, and the
 * forms that the site made itself.
 */
export type Named = Readonly<Record<"field" | "event", readonly NamedChoice[]>> & {
  readonly ownForm?: readonly NamedChoice[];
};

/** What the properties of a block with these props may name. `summary` says what an entry of its props is called. */
export function namedBy(
  facts: BlockFacts,
  props: unknown,
  { language, summary }: { language: StudioLanguage; summary: (entry: unknown) => string },
): Named {
  const record = recordOf(facts, props);
  const entity = nameOfRef(record?.$ref ?? "");
  const entries = (facts.eventsBy ?? []).flatMap((name) => (isObject(props) ? [props[name]].flat() : []));
  return {
    field: fieldsOfRecord(record, language.definitions).map((name) => ({
      name,
      title: language.words.named(`field.${entity}.${name}`) ?? name,
    })),
    event: [...eventsOf(facts, props).keys()]
      .filter((name) => !Object.hasOwn(facts.events ?? {}, name))
      .map((name) => ({
        name,
        title: summary(entries.find((entry) => isObject(entry) && entry["name"] === name)) || name,
      })),
  };
}

/**
 * What an entry of a list is called: by its own words, else by the field that it names first. A bare name is called
 * what it names.
 */
export function entryTitle(entry: unknown, { items, named, language, around }: EntryIn): string {
  const kindOf = (schema: Schema) => fieldKindOf("", schema, language.definitions);
  const titleOf = (value: unknown, schema: Schema): string | undefined => {
    const kind = kindOf(schema);
    return kind === "field" || kind === "event" ? named?.[kind].find((one) => one.name === value)?.title : undefined;
  };
  if (!isObject(entry)) return titleOf(entry, items) ?? summaryOf(entry, around);
  const inside = Object.entries(items.properties ?? {});
  const names = inside.flatMap(([name, schema]) => titleOf(entry[name], schema) ?? []);
  if (names[0] === undefined) return summaryOf(entry, around);
  const texts = inside.filter(([, schema]) => kindOf(schema) === "text").map(([name]) => entry[name]);
  return summaryOf(texts.filter(isObject), around) || names[0];
}

interface EntryIn {
  items: Schema;
  named: Named | undefined;
  language: StudioLanguage;
  around: Parameters<typeof summaryOf>[1];
}

/** The names that entries of a list have not used yet: what a new one begins with. */
export function freeNames(entries: readonly unknown[], named: Named | undefined): Record<"field" | "event", string[]> {
  const used = new Set(entries.flatMap((entry) => (isObject(entry) ? Object.values(entry) : [entry])));
  const free = (kind: "field" | "event") =>
    (named?.[kind] ?? []).map(({ name }) => name).filter((name) => !used.has(name));
  return { field: free("field"), event: free("event") };
}

/**
 * The properties that an organisation may change in a block that only the platform places: those the block's schema
 * opens (`x-site`), and which of its looks it has. Texts are the platform's where the block says so.
 */
export function openProps(facts: BlockFacts): Schema {
  if (facts.owners.includes("organisation") || facts.words !== "platform") return facts.props;
  const open = Object.entries(facts.props.properties ?? {}).filter(
    ([name, schema]) => schema["x-site"] === true || (schema.enum !== undefined && name !== facts.records),
  );
  return { ...facts.props, properties: Object.fromEntries(open), required: [] };
}
