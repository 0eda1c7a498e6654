import { eventTypeName } from "../model/bundle.ts";
import { pascal } from "../names.ts";
import type { Problem } from "../problem.ts";
import type { Sources } from "../read/sources.ts";

/**
 * Every type name, operation and block type exists once: whatever is generated from two of the same name would collide.
 */
export function checkNames(sources: Sources): Problem[] {
  const problems: Problem[] = [];
  const types = register(problems, "the type name");
  const operations = register(problems, "the operation");
  const paths = register(problems, "the call");
  const blocks = register(problems, "the block type");
  for (const { file, content } of [...sources.entities, ...sources.site])
    types(content.title ?? "", { file, pointer: "/title" });
  for (const { file, content } of sources.apis) {
    for (const [id, { method, path }] of Object.entries(content.operations)) {
      const pointer = `/operations/${id}`;
      operations(id, { file, pointer });
      paths(`${method} ${path.replace(/\{\w+\}/g, "{}")}`, { file, pointer });
      for (const part of ["Params", "Body", "Input", "Reply"]) types(pascal(id) + part, { file, pointer });
    }
  }
  for (const { file, content } of sources.blocks) {
    blocks(content.type, { file, pointer: "/type" });
    types(`${content.component}Props`, { file, pointer: "/component" });
    for (const event of Object.keys(content.events ?? {}))
      types(eventTypeName(content.component, event), { file, pointer: `/events/${event}` });
  }
  return problems;
}

type Place = Pick<Problem, "file" | "pointer">;

function register(problems: Problem[], what: string): (name: string, place: Place) => void {
  const seen = new Map<string, Place>();
  return (name, place) => {
    const first = seen.get(name);
    if (first)
      problems.push({
        ...place,
        message: `${what} ${name} is taken by ${first.file}${first.pointer ? `#${first.pointer}` : ""}`,
      });
    else seen.set(name, place);
  };
}
