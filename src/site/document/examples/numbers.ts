import type { ExamplePlace } from "../example-data.ts";
import type { JsonObject } from "../../../shared/json.ts";

/** A number that goes with the name of its field: how many, how long, which share. Within the bounds of the schema. */
export function exampleNumber(schema: JsonObject, { name, index, title }: ExamplePlace): number {
  if (title === "WatchedRange") return index * 60;
  const wanted = (kinds.find(([pattern]) => pattern.test(name))?.[1] ?? ((at) => at + 1))(index);
  const least = typeof schema["minimum"] === "number" ? schema["minimum"] : -Infinity;
  const most = typeof schema["maximum"] === "number" ? schema["maximum"] : Infinity;
  return Math.min(most, Math.max(least, wanted));
}

const kinds: readonly (readonly [RegExp, (index: number) => number])[] = [
  [/^(is|need|first|may|can|has)[A-Z]/, (index) => index % 2],
  [/^pageSize$/, () => 20],
  [/^num$/, (index) => index + 3],
  [/^age$/, (index) => 28 + index * 4],
  [/(percent|rate|progress|share)/i, (index) => [68, 100, 25, 0][index % 4]!],
  [/(size|bytes)/i, (index) => (index + 2) * 1_234_567],
  [/(second|duration|length|stop)/i, (index) => (index + 1) * 620],
  [/(score|grade)/i, (index) => 96 - index * 7],
  [/(days|validity)/i, (index) => [365, 90, 30, 7][index % 4]!],
  [/(year)$/i, (index) => 3 + index],
  [/(count|total|number|num)/i, (index) => 128 + index * 37],
];
