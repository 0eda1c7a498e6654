import { referenced, type Definitions } from "../model/bundle.ts";
import type { Operation } from "../model/operation.ts";
import type { BlockSource } from "../read/sources.ts";
import { mapInside, type Schema } from "../schema.ts";
import { withShortForms, wordedRichText } from "./short-forms.ts";

const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const named = (id: string, description: string): Schema => ({ const: id, description });
const ofPlatform = (owners: readonly string[]): string =>
  owners.includes("organisation") ? "" : " (Only in the platform's own documents.)";
const aboutBlock = ({ title, description, owners }: BlockSource): string =>
  `${title}. ${description}${ofPlatform(owners)}`;
const written = (name: string): string => `${name}Written`;

/**
 * The definitions as editors understand them. Editors complete by plain alternatives, told apart by a constant, and not
 * by conditions: `oneOf` with a `const` for the type of a block, the operation of a data source and of a call, and what
 * an action does; `anyOf` of a value and of a binding.
 */
export function editorDefinitions({ definitions, blocks, operations }: EditorSources): Definitions {
  const all: Definitions = { ...definitions };
  const writing = new Writing(definitions);
  const place = definitions["BlockPlacement"];
  if (place) {
    const props = blocks.map(({ component }) => writing.name(`${component}Props`));
    const typed = blocks.map((block, index) => blockOf(block, place, props[index] ?? ""));
    all["BlockPlacement"] = { description: place.description ?? "", oneOf: [...typed, changeOf(blocks, place)] };
  }
  const source = definitions["DataSource"];
  if (source) {
    const asked = operations.filter((operation) => operation["x-screen"] !== undefined);
    const typed = asked.map((operation) => withInput(source, { operation, input: "params", writing }));
    const names = asked.map((operation) => named(operation.id, aboutOperation(operation, "params")));
    all["DataSource"] = {
      description: source.description ?? "",
      oneOf: [...typed, changed(source, "operation", names)],
    };
  }
  const call = definitions["ActionCall"];
  if (call) {
    const called = operations.filter((operation) => operation["x-action"] !== undefined);
    const typed = called.map((operation) => withInput(call, { operation, input: "body", writing }));
    all["ActionCall"] = { description: call.description ?? "", oneOf: typed };
  }
  return withShortForms({ ...all, ...writing.all() });
}

interface EditorSources {
  definitions: Definitions;
  blocks: readonly BlockSource[];
  operations: readonly Operation[];
}

/** A block of one type. A patch of an inherited block needs not say which it is. */
function blockOf(block: BlockSource, place: Schema, props: string): Schema {
  const { type, description, events = {}, eventsBy } = block;
  const actions = ({ description: about }: Schema): Schema => ({
    ...(about ? { description: about } : {}),
    ...reference("ActionList"),
  });
  const on = Object.fromEntries(Object.entries(events).map(([event, payload]) => [event, actions(payload)]));
  return {
    type: "object",
    additionalProperties: false,
    required: ["type"],
    properties: {
      ...place.properties,
      type: named(type, aboutBlock(block)),
      props: { description: `What the block takes. ${description}`, ...reference(props) },
      on: {
        ...place.properties?.["on"],
        additionalProperties: eventsBy === undefined ? false : reference("ActionList"),
        properties: on,
      },
    },
  };
}

/** A change of an inherited block, which keeps its type: its props may be those of any. */
function changeOf(blocks: readonly BlockSource[], place: Schema): Schema {
  const about = new Map<string, string | undefined>();
  for (const [name, { description }] of blocks.flatMap(({ props }) => Object.entries(props.properties ?? {}))) {
    about.set(name, about.get(name) ?? description);
  }
  const entries = [...about]
    .toSorted()
    .map(([name, description]) => [name, description === undefined ? {} : { description }]);
  const properties = Object.fromEntries(entries);
  const types = blocks.map((block) => named(block.type, aboutBlock(block)));
  return changed(
    { ...place, properties: { ...place.properties, props: { type: "object", properties } } },
    "type",
    types,
  );
}

/**
 * A change of what is there, which need not say what tells it apart. An editor is here, too, while that is being
 * written:
 * all that it could be is proposed.
 */
function changed(schema: Schema, apart: string, values: readonly Schema[]): Schema {
  const { required: _, properties, ...rest } = schema;
  return { ...rest, properties: { ...properties, [apart]: { oneOf: [...values] } }, not: { required: [apart] } };
}

/** A data source or a call of one operation, with its input. */
function withInput(schema: Schema, { operation, input, writing }: InputOf): Schema {
  const { id, typeName } = operation;
  const name = `${typeName}Input`;
  const whole = { ...reference("Binding") };
  const fields = writing.has(name) ? { ...reference(writing.name(name)) } : { type: "object" };
  const isBody = input === "body";
  const described = schema.properties?.[input]?.description;
  return {
    ...schema,
    required: isBody ? ["do", "operation"] : ["operation"],
    properties: {
      ...schema.properties,
      operation: named(id, aboutOperation(operation, input)),
      [input]: {
        ...(described ? { description: described } : {}),
        ...(isBody ? { anyOf: [fields, whole] } : fields),
      },
    },
  };
}

interface InputOf {
  operation: Operation;
  /** What the input is called there. */
  input: "params" | "body";
  writing: Writing;
}

function aboutOperation(operation: Operation, input: InputOf["input"]): string {
  const { summary, "x-screen": screen = [], "x-action": action = {} } = operation;
  return `${summary}.${ofPlatform(input === "params" ? screen : Object.keys(action))}`;
}

/**
 * Definitions as documents write them: any value may be a binding instead, a text is a Text, a rich text may have
 * languages.
 */
class Writing {
  readonly #definitions: Definitions;
  readonly #made = new Map<string, Schema>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  has(name: string): boolean {
    return this.#definitions[name] !== undefined;
  }

  /** The name of a definition as it is written; it is made when it is first asked for. */
  name(name: string): string {
    const own = written(name);
    if (!this.#made.has(own)) {
      this.#made.set(own, {});
      this.#made.set(own, this.#written(this.#definitions[name] ?? {}));
    }
    return own;
  }

  all(): Definitions {
    return Object.fromEntries([...this.#made].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #written(schema: Schema): Schema {
    const name = referenced(schema);
    if (name === "RichText") return wordedRichText;
    if (name !== undefined) return reference(this.name(name));
    return mapInside(schema, (inner, [keyword]) => {
      const isValue = keyword === "properties" || keyword === "items" || keyword === "additionalProperties";
      if (!isValue || "const" in inner) return this.#written(inner);
      const { description, ...plain } = inner;
      const value = plain["x-accepts"] === "text" ? reference("Text") : this.#written(plain);
      return { ...(description === undefined ? {} : { description }), anyOf: [value, reference("Binding")] };
    });
  }
}
