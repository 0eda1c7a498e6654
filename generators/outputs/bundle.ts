import type { Bundle } from "../model/bundle.ts";
import type { Output } from "./output.ts";

/** `bundle.json`: one JSON Schema with everything in `$defs`; the server and the checker compile from it. */
export function bundleOutput({ definitions, inputs }: Bundle): Output {
  const $defs = Object.entries({ ...definitions, ...inputs }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = $defs.map(([name, schema]) => `    ${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  return {
    path: "bundle.json",
    text: `{\n  "$id": "lectern",\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "$defs": {\n${rows.join(",\n")}\n  }\n}\n`,
  };
}
