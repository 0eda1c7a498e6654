import type { Definitions } from "../model/bundle.ts";
import { entitiesOf, fieldOf, fieldsIn } from "../outputs/record-fields.ts";
import type { Problem } from "../problem.ts";
import type { Sources } from "../read/sources.ts";

/** Each field of an entity that lists show has a label, and so has each value of a choice: any may become a column. */
export function recordLabelProblems({ blocks, entities, texts }: Sources, definitions: Definitions): Problem[] {
  const listed = entitiesOf(blocks.map(({ content }) => content));
  return listed.flatMap((entity) => {
    const source = entities.find(({ content }) => content.title === entity);
    if (!source) return [{ file: "src/blocks", pointer: "", message: `there is no entity ${entity} to list` }];
    return fieldsIn(entity, definitions, listed).flatMap(({ path, place, label }) => {
      const { labels, values = [] } = fieldOf(place);
      const keys = [label, ...values.map((value) => `${labels ?? ""}${String(value)}`)];
      return keys
        .filter((key) => !Object.hasOwn(texts, key))
        .map((key) => ({
          file: source.file,
          pointer: `/properties/${path.replace(".", "/properties/")}`,
          message: `its label ${key} is not in src/locales`,
        }));
    });
  });
}
