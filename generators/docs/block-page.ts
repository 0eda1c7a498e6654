import { propertiesOf, type Property } from "../../src/site/document/property-at.ts";
import { eventTypeName } from "../model/bundle.ts";
import type { BlockFile } from "../read/sources.ts";
import { code, json, page, section, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";
import { limitsOf, typeInWords } from "./type-text.ts";

/** The page of a block: what it is, looks like, takes, tells and calls, and an example. */
export function blockPage(block: BlockFile, reference: Reference): string {
  const { phrases, blockWords, siteWords, definitions, up } = reference;
  const { type, component, slots = [], operations = [] } = block.content;
  const events = Object.keys(block.content.events ?? {});
  const properties = propertiesOf(definitions[`${component}Props`] ?? {});
  return page(
    `# ${blockWords.title(type)} (${code(type)})`,
    blockWords.about(type),
    block.content.owners.includes("organisation") ? "" : phrases.placedBy,
    `![${blockWords.title(type)}](../${up}pictures/${type}.webp)`,
    `${phrases.group}${blockWords.group(block.content.group)} · [${phrases.back}](../README.md)`,
    section(
      phrases.properties,
      properties.length > 0
        ? page(
            table(
              [phrases.name, phrases.called, phrases.type, phrases.about],
              properties.map((property) => rowOf(type, property, reference)),
            ),
            link(phrases.accepts),
          ).trimEnd()
        : phrases.noProperties,
    ),
    section(
      phrases.slots,
      slots.length > 0
        ? page(
            table(
              [phrases.slot, phrases.called],
              slots.map((slot) => [code(slot), blockWords.slot(type, slot)]),
            ),
            phrases.slotsAbout(slots[0] ?? ""),
          ).trimEnd()
        : "",
    ),
    section(
      phrases.events,
      events.length > 0
        ? page(
            table(
              [phrases.event, phrases.called, phrases.field],
              events.map((event) => [code(event), blockWords.event(type, event), payloadOf(block, event, reference)]),
            ),
            link(phrases.eventsAbout),
          ).trimEnd()
        : "",
    ),
    section(
      phrases.calls,
      operations.length > 0
        ? page(
            phrases.callsAbout,
            operations
              .map((id) => `- [${code(id)}](../operations.md#${id.toLowerCase()}) ${siteWords.operation(id)}`)
              .join("\n"),
          ).trimEnd()
        : "",
    ),
    block.example && section(phrases.example, page(phrases.exampleAbout, json(block.example)).trimEnd()),
  );
}

const link = (text: string): string => text.replaceAll("LANGUAGE", "../language.md");

function rowOf(type: string, property: Property, reference: Reference): string[] {
  const { phrases, blockWords, definitions } = reference;
  const { path, schema, choices, enumeration, isRequired } = property;
  const values =
    enumeration === undefined
      ? choices
      : (definitions[enumeration]?.oneOf ?? []).map((branch) => branch.const as number);
  const notes = [
    isRequired ? `**${phrases.required}**` : "",
    blockWords.propAbout(type, path) ?? "",
    values
      .map((value) => `${code(value === "" ? '""' : String(value))} ${blockWords.choice(type, path, value)}`)
      .join(" · "),
    limitsOf(schema),
    schema.default === undefined ? "" : phrases.defaultIs(code(JSON.stringify(schema.default))),
  ];
  return [
    code(path),
    blockWords.prop(type, path),
    typeInWords(schema, reference, "../"),
    notes.filter(Boolean).join("<br>"),
  ];
}

function payloadOf({ content }: BlockFile, event: string, reference: Reference): string {
  const fields = Object.entries(reference.definitions[eventTypeName(content.component, event)]?.properties ?? {});
  return fields.map(([name, schema]) => `${code(name)} ${typeInWords(schema, reference, "../")}`).join("<br>");
}
