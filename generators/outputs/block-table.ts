import { eventTypeName, type Definitions } from "../model/bundle.ts";
import type { BlockFile } from "../read/sources.ts";
import { banner, type Output } from "./output.ts";

/** `block-table.ts`: what is known of each block without loading it: for the checker, the renderer and the studio. */
export function blockTableOutput(blocks: readonly BlockFile[], definitions: Definitions): Output {
  const types = blocks.map(({ content }) => {
    const events = Object.keys(content.events ?? {});
    const operations = content.operations ?? [];
    return `  ${content.type}: { props: ${content.component}Props; events: ${content.eventsBy ? "string" : union(events)}; slots: ${union(content.slots ?? [])}; operations: ${union(operations)}; uploads: ${union(content.uploads ?? [])}; payloads: ${content.eventsBy ? "Record<string, unknown>" : payloads(content.component, events)} };\n`;
  });
  const names = blocks.flatMap(({ content }) => [
    `${content.component}Props`,
    ...Object.keys(content.events ?? {}).map((event) => eventTypeName(content.component, event)),
  ]);
  const rows = blocks.map(({ content }) => {
    const {
      type,
      component,
      title,
      description,
      group,
      owners,
      words,
      wakes,
      textsOf,
      gestures = [],
      eventsBy,
      records,
      own = {},
      list,
      needs = [],
      slots = [],
      operations = [],
      uploads = [],
    } = content;
    const events = Object.fromEntries(
      Object.keys(content.events ?? {}).map((event) => [event, definitions[eventTypeName(component, event)]]),
    );
    const said = {
      type,
      component,
      title,
      description,
      group,
      owners,
      ...(words ? { words } : {}),
      ...(wakes ? { wakes } : {}),
      ...(textsOf ? { textsOf } : {}),
      gestures,
      ...(eventsBy ? { eventsBy } : {}),
      ...(records ? { records } : {}),
      own,
      ...(list ? { list } : {}),
      needs,
      slots,
      operations,
      uploads,
    };
    const head = Object.entries(said).map(([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`);
    return `  ${type}: {\n${head.join("")}    events: ${JSON.stringify(events)},\n    props: ${JSON.stringify(definitions[`${component}Props`])},\n  },\n`;
  });
  return {
    path: "block-table.ts",
    text: `${banner}import type { BlockGroup } from "../../site/document/block-groups.ts";
import type { DocumentOwner } from "../../site/permissions/owner.ts";
import type { OperationId } from "../operations.ts";
import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "../types.ts";

/** What each block takes, tells and needs, as types. */
export interface BlockTypes {
${types.join("")}}

/** Every block type that a screen may name. */
export type BlockType = keyof BlockTypes;

/** A block without its code. References in \`props\` and \`events\` are into bundle.json: \`#/$defs/<name>\`. */
export interface BlockDefinition {
  type: BlockType;
  component: string;
  title: string;
  description: string;
  /** Where the gallery shows it. */
  group: BlockGroup;
  /** Whose documents may place it. */
  owners: DocumentOwner[];
  /** Whose its words are, where they are not for an organisation to change. */
  words?: "platform";
  /** Set where its code comes with the page, and does not wait for a touch. */
  wakes?: "load" | "session";
  /** Other block types whose texts it shows too; \`dateTime\` are those of fields for days and times. */
  textsOf?: (BlockType | "dateTime")[];
  /** Its events that a person's hand makes. */
  gestures: string[];
  /** Properties whose entries name events of the block, each made by a hand. */
  eventsBy?: string[];
  /** The property that names the entity whose records it shows. */
  records?: string;
  /** Event → the operations that are for that event of this block. */
  own: Record<string, OperationId[]>;
  /** The prop with the list that it is there to show. */
  list?: string;
  /** Props that every use has to give, though their values may come late. */
  needs: string[];
  /** Slots that other blocks can be placed in, as \`<key>.<slot>\`. */
  slots: string[];
  operations: OperationId[];
  /** What it uploads files for: the frame gives it the calls. */
  uploads: BlockTypes[BlockType]["uploads"][];
  /** Event → schema of its payload. */
  events: Record<string, object>;
  /** Schema of the props as the block receives them; \`x-accepts\` says what a document must give instead. */
  props: PropsSchema;
}

/** The schema of a block's props: always an object's. */
export interface PropsSchema {
  properties?: Record<string, object>;
  required?: string[];
  [keyword: string]: unknown;
}

export const blockTable: Record<BlockType, BlockDefinition> = {
${rows.join("")}};
`,
  };
}

function union(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => JSON.stringify(name)).join(" | ") : "never";
}

function payloads(component: string, events: readonly string[]): string {
  return events.length > 0
    ? `{ ${events.map((event) => `${event}: ${eventTypeName(component, event)}`).join("; ")} }`
    : "Record<never, never>";
}
