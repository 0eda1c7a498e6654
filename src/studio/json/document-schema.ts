import { eventsOf, recordOf } from "../../site/check/events.ts";
import type { BlockFacts, Language } from "../../site/check/language.ts";
import type { Definitions, Schema } from "../../site/check/schema.ts";
import { fieldsOfRecord } from "../../site/check/values.ts";

const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

interface Block {
  type: string;
  facts: BlockFacts;
  /** As they are now: which records the block shows, and which events it has, stands in them. */
  props: unknown;
}

/** The schema of one block as a document writes it, with all that it refers to: completion goes by it. */
export function blockSchema({ type, facts, props }: Block, { definitions }: Language): Schema & { $defs: Definitions } {
  const events = [...eventsOf(facts, props).keys()];
  const actions = Object.fromEntries(events.map((event) => [event, reference("ActionList")]));
  const names: Names = { field: fieldsOfRecord(recordOf(facts, props), definitions), event: events };
  const placement = definitions["BlockPlacement"]?.properties ?? {};
  return {
    type: "object",
    additionalProperties: false,
    required: ["type", "in"],
    properties: {
      ...placement,
      type: { const: type },
      when: reference("Condition"),
      props: asWritten(facts.props, names),
      on: {
        type: "object",
        additionalProperties: facts.eventsBy === undefined ? false : reference("ActionList"),
        properties: actions,
      },
    },
    $defs: definitions,
  };
}

/** What `x-accepts` says that a value names → the names that there are. */
type Names = Readonly<Record<string, readonly string[]>>;

/**
 * A value as documents write it: a text is a Text, the name of a field or an event one that there is, and any value inside may be a binding
 * instead.
 */
function asWritten(schema: Schema, names: Names): Schema {
  if (schema["x-accepts"] === "text") return { ...described(schema), anyOf: [reference("Text"), reference("Binding")] };
  const known = names[schema["x-accepts"] ?? ""] ?? [];
  if (known.length > 0) return { ...schema, enum: [...known] };
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, orBinding(inner, names)]),
      ),
    }),
    ...(items && { items: orBinding(items, names) }),
  };
}

function orBinding(schema: Schema, names: Names): Schema {
  const written = asWritten(schema, names);
  if (schema["x-accepts"] === "text") return written;
  return { ...described(schema), anyOf: [written, reference("Binding")] };
}

function described(schema: Schema): Schema {
  const { description } = schema as { description?: string };
  return description === undefined ? {} : ({ description } as Schema);
}
