import bundle from "../../../generated/built/bundle.json" with { type: "json" };

/** Whether a definition of the bundle, or what it refers to, contains itself: a document with blocks in blocks. */
export function isRecursive(name: string, definitions: Record<string, unknown> = bundle.$defs): boolean {
  const done = new Set<string>();
  const visit = (at: string, above: readonly string[]): boolean => {
    if (above.includes(at)) return true;
    if (done.has(at)) return false;
    done.add(at);
    return refsIn(definitions[at]).some((next) => visit(next, [...above, at]));
  };
  return visit(name, []);
}

/** Whether a definition of the bundle is another, or refers to it on whatever way. */
export function reaches(name: string, other: string, definitions: Record<string, unknown> = bundle.$defs): boolean {
  const done = new Set<string>();
  const visit = (at: string): boolean => {
    if (at === other) return true;
    if (done.has(at)) return false;
    done.add(at);
    return refsIn(definitions[at]).some(visit);
  };
  return visit(name);
}

/**
 * Whether JSON is nested deeper than so many levels; looked at level by level, so that no depth is too much for the
 * look.
 */
export function isDeeperThan(most: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((entry) => (typeof entry === "object" && entry !== null ? Object.values(entry) : []));
  }
  return false;
}

function refsIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value.split("/").at(-1) ?? ""] : refsIn(value),
  );
}
