import type { BlockFacts, Language } from "../../site/check/language.ts";
import type { Definitions, Schema } from "../../site/check/schema.ts";

const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** The schema of one block as a document writes it, with all that it refers to: completion goes by it. */
export function blockSchema(
  type: string,
  facts: BlockFacts,
  { definitions }: Language,
): Schema & { $defs: Definitions } {
  const actions = Object.fromEntries(Object.keys(facts.events).map((event) => [event, reference("ActionList")]));
  const placement = definitions["BlockPlacement"]?.properties ?? {};
  return {
    type: "object",
    additionalProperties: false,
    required: ["type", "in"],
    properties: {
      ...placement,
      type: { const: type },
      when: reference("Condition"),
      props: asWritten(facts.props),
      on: {
        type: "object",
        additionalProperties: facts.eventsBy === undefined ? false : reference("ActionList"),
        properties: actions,
      },
    },
    $defs: definitions,
  };
}

/** A value as documents write it: a text is a Text, and any value inside may be a binding instead. */
function asWritten(schema: Schema): Schema {
  if (schema["x-accepts"] === "text") return { ...described(schema), anyOf: [reference("Text"), reference("Binding")] };
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, orBinding(inner)])),
    }),
    ...(items && { items: orBinding(items) }),
  };
}

function orBinding(schema: Schema): Schema {
  const written = asWritten(schema);
  if (schema["x-accepts"] === "text") return written;
  return { ...described(schema), anyOf: [written, reference("Binding")] };
}

function described(schema: Schema): Schema {
  const { description } = schema as { description?: string };
  return description === undefined ? {} : ({ description } as Schema);
}
