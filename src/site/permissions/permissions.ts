import type { Schema } from "../check/schema.ts";
import type { DocumentOwner } from "./owner.ts";

/**
 * What the schemas say of who may name what: of each operation and of each block. The site language itself knows none
 * of them.
 */
export interface Permissions {
  operations: Readonly<Record<string, OperationPermission>>;
  blocks: Readonly<Record<string, BlockPermission>>;
}

export interface OperationPermission {
  /** Who may call it; only what anybody may read is no secret. */
  access: string;
  /** `x-screen`: whose documents may name it as a data source. */
  screen: readonly DocumentOwner[];
  /** `x-action`: whose documents may name it in an action; `own` only at the events that are for it. */
  action: Readonly<Partial<Record<DocumentOwner, "gesture" | "own">>>;
  /** What of its input takes words, and so could carry any. */
  texts?: readonly string[];
}

export interface BlockPermission {
  /** Whose documents may place it. */
  owners: readonly DocumentOwner[];
  /** Set where its words are the platform's alone: they name what is paid, given up or decided. */
  words?: "platform";
  /** Its events that a person's hand makes; all others come by themselves. */
  gestures: readonly string[];
  /** Props whose entries name events; a hand makes each of them. */
  eventsBy?: readonly string[];
  /** The events of its schema. */
  events?: Readonly<Record<string, unknown>>;
  /** The prop that names the entity whose records it shows. */
  records?: string;
  /** Event → the operations that are for that event of this block. */
  own: Readonly<Record<string, readonly string[]>>;
  props: Schema;
}

/** Whether the documents of an owner may ask for an operation as a data source. Denied where nothing says so. */
export function mayAsk({ operations }: Permissions, owner: DocumentOwner, operation: string): boolean {
  return entryOf(operations, operation)?.screen.includes(owner) === true;
}

/** Whether the documents of an owner may place a block of this type. */
export function mayPlace({ blocks }: Permissions, owner: DocumentOwner, type: string): boolean {
  return entryOf(blocks, type)?.owners.includes(owner) === true;
}

/** An action at an event of a block. */
export interface CallPlace {
  owner: DocumentOwner;
  type: string;
  event: string;
}

/**
 * Whether the documents of an owner may call an operation at an event. What a hand does not make calls nothing but what
 * the block's own schema has for it.
 */
export function mayCall(permissions: Permissions, { owner, type, event }: CallPlace, operation: string): boolean {
  const mode = entryOf(permissions.operations, operation)?.action[owner];
  if (mode === undefined || !entryOf(permissions.blocks, type)) return false;
  if (isOwnCall(permissions, { type, event }, operation)) return true;
  return mode === "gesture" && isGesture(permissions, { type, event });
}

/** Whether a hand makes an event. */
export function isGesture({ blocks }: Permissions, { type, event }: Pick<CallPlace, "type" | "event">): boolean {
  const block = entryOf(blocks, type);
  if (!block || block.gestures.includes(event)) return block !== undefined;
  return block.eventsBy !== undefined && !Object.hasOwn(block.events ?? {}, event);
}

/** Whether a block says that an operation is for an event of it. */
export function isOwnCall(
  { blocks }: Permissions,
  { type, event }: Pick<CallPlace, "type" | "event">,
  operation: string,
): boolean {
  return entryOf(entryOf(blocks, type)?.own ?? {}, event)?.includes(operation) === true;
}

/** The entry of a table by a name from a document: nothing of a prototype. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
