import { isObject } from "../../shared/json.ts";

/** The properties of blocks that list what a person can do (`eventsBy`): each entry names an event, with its label. */
const eventLists = ["actions", "tools", "bulk"] as const;

/** What a person presses for an event of a block is called; undefined where no list of the block has it. */
export function labelOfEvent(props: Readonly<Record<string, unknown>>, event: string): unknown {
  const entries = eventLists.flatMap((name): unknown[] => (Array.isArray(props[name]) ? props[name] : []));
  return entries.filter(isObject).find((entry) => entry["name"] === event)?.["label"];
}
