import { createHmac } from "node:crypto";

/** Names of the options of a question for one person. */
export interface OptionNames {
  /** The name of an option; an id that the question does not have stays. */
  shown(id: string): string;
  /** The id that a name stands for. What is no name stays: pages that were open before there were any send ids. */
  stored(name: string): string;
}

/**
 * The ids of the author would tell in which order the options were written. Names by their place, as in an attempt, would
 * not do: each try has another order, and an answer that is sent twice would be marked as another.
 *
 * @param secret a key of this server, or whoever knows the ids could work the names out
 */
export function optionNames(
  options: readonly { id: string }[],
  { secret, userNo, questionId }: { secret: string; userNo: string; questionId: string },
): OptionNames {
  const names = new Map(
    options.map(({ id }) => [
      id,
      createHmac("sha256", secret)
        .update(JSON.stringify([userNo, questionId, id]))
        .digest("hex")
        .slice(0, 8),
    ]),
  );
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  return { shown: (id) => names.get(id) ?? id, stored: (name) => ids.get(name) ?? name };
}
