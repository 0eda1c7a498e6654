import { posix } from "node:path";
import type { Problem } from "../problem.ts";
import type { Sources } from "../read/sources.ts";
import { escapePointer, walk, type Schema } from "../schema.ts";

/** Every `$ref` stands alone and names a file of schemas/entities or schemas/site. */
export function checkReferences(sources: Sources): Problem[] {
  const known = new Set([...sources.entities, ...sources.site].map(({ file }) => file));
  return allSchemas(sources).flatMap(({ file, pointer, schema }) => {
    const problems: Problem[] = [];
    walk(schema, (inner, place) => {
      if (inner.$ref === undefined) return;
      const beside = Object.keys(inner).filter((keyword) => keyword !== "$ref");
      if (beside.length > 0)
        problems.push({
          file,
          pointer: pointer + place,
          message: `nothing may stand beside $ref, but ${beside.join(", ")} does: it belongs into ${inner.$ref}`,
        });
      if (typeof inner.$ref === "string" && !known.has(posix.join(posix.dirname(file), inner.$ref)))
        problems.push({ file, pointer: `${pointer + place}/$ref`, message: `there is no ${inner.$ref}` });
    });
    return problems;
  });
}

interface Place {
  file: string;
  pointer: string;
  schema: Schema;
}

/** Every schema of the sources, with the place where it is written. */
function allSchemas(sources: Sources): Place[] {
  return [
    ...[...sources.entities, ...sources.site].map(({ file, content }) => ({ file, pointer: "", schema: content })),
    ...sources.apis.flatMap(({ file, content }) =>
      Object.entries(content.operations).flatMap(([id, operation]) =>
        (["params", "body", "reply"] as const).flatMap((part) => {
          const schema = operation[part];
          return schema ? [{ file, pointer: `/operations/${escapePointer(id)}/${part}`, schema }] : [];
        }),
      ),
    ),
    ...sources.forms.map(({ file, content }) => ({ file, pointer: "/schema", schema: content.schema })),
    ...sources.blocks.flatMap(({ file, content }) => [
      { file, pointer: "/props", schema: content.props },
      ...Object.entries(content.events ?? {}).map(([event, schema]) => ({
        file,
        pointer: `/events/${escapePointer(event)}`,
        schema,
      })),
    ]),
  ];
}
