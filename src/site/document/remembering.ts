const known = new WeakMap<object, Map<string, unknown>>();

/**
 * The same thing, as one that remembers what is made of it: for work that asks the same many times and then ends, as a
 * check that goes over all screens of a site. What it stands for must not change meanwhile.
 */
export function remembering<Thing extends object>(thing: Thing): Thing {
  const copy = { ...thing };
  known.set(copy, new Map());
  return copy;
}

/** What is made of a thing under a name: once, where the thing remembers; otherwise anew. */
export function onceFor<Made>(thing: object, name: string, make: () => Made): Made {
  const made = known.get(thing);
  if (!made) return make();
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}
