import { isObject } from "../../shared/json.ts";
import type { BlockFacts } from "./language.ts";
import type { Schema } from "./schema.ts";

/** What an event tells, as the roots `item` and `form` of its actions. */
export interface EventPayload {
  item: Schema;
  form: Schema;
}

/** The events of a block with these props: those of its schema, and those that entries of its props name. */
export function eventsOf(
  facts: Pick<BlockFacts, "events" | "eventsBy" | "records">,
  props: unknown,
): Map<string, EventPayload> {
  const events = new Map(
    Object.entries(facts.events).map(([event, payload]) => [event, { item: payload, form: payload }]),
  );
  const given = isObject(props) ? props : {};
  for (const name of facts.eventsBy ?? []) {
    const entries = given[name];
    for (const entry of Array.isArray(entries) ? entries : []) {
      const event: unknown = isObject(entry) ? entry["name"] : undefined;
      const item = name === "bulk" ? selection : recordOf(facts, props);
      if (typeof event !== "string") continue;
      events.set(event, { item: item ?? {}, form: {} });
      // What the call answered is for the screen to use: its schema is the call's.
      if (name !== "bulk" || (isObject(entry) && entry["form"] !== undefined))
        events.set(`${event}Sent`, { item: {}, form: {} });
      if (name === "actions" && isObject(entry) && entry["form"] === undefined)
        events.set(`${event}Refused`, { item: item ?? {}, form: {} });
    }
  }
  return events;
}

/** What is done with several records gets: those that were chosen, or all that is found, and by what. */
const selection: Schema = {
  type: "object",
  required: ["count"],
  additionalProperties: false,
  properties: {
    count: { type: "integer" },
    keys: { type: "array", items: { type: "string" } },
    records: { type: "array", items: { type: "object", additionalProperties: true } },
    countFound: { type: "integer" },
    found: { type: "object", additionalProperties: { type: "string" } },
  },
};

/** The schema of the records that a block with these props shows; undefined where it shows none. */
export function recordOf({ records }: Pick<BlockFacts, "records">, props: unknown): Schema | undefined {
  const entity = records !== undefined && isObject(props) ? props[records] : undefined;
  return typeof entity === "string" ? { $ref: `#/$defs/${entity}` } : undefined;
}
