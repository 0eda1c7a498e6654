/** What is known under a key, by a `Map` or a `WeakMap`. */
interface Known<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What the map has under a key, made and kept when it is first asked for. */
export function remember<Key, Value>(known: Known<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make();
  known.set(key, made);
  return made;
}
