/** An entry of a property that lists what a person can do (`eventsBy`): it names an event, with its label. */
interface Entry {
  name?: unknown;
  label?: unknown;
}

/** What a person presses for an event of a block is called; undefined where no list of the block has it. */
export function labelOfEvent(props: Readonly<Record<string, unknown>>, event: string): unknown {
  const { actions, tools, bulk } = props as Partial<Record<string, (Entry | null)[]>>;
  return [actions, tools, bulk].flat().find((entry) => entry?.name === event)?.label;
}
