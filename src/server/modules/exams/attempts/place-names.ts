import { sql, type RawBuilder } from "kysely";
import type { ExamPair, ExamQuestionBody } from "../../../../generated/types.ts";

/** What names options of a question: an answer, or what is right. */
interface Naming {
  chosen?: string[];
  right?: string[];
  pairs?: ExamPair[];
}

/** The name of an option by its place in an attempt. The ids of its author would tell in which order it was written. */
const PREFIX = "place";

/** A question with its options as an attempt shows them: in its order, named by it. As written where it has none. */
export function shownQuestion(body: ExamQuestionBody, order: readonly string[]): ExamQuestionBody {
  if (!body.options || order.length === 0) return body;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? places.size;
  const options = body.options.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...body, options: options.map((option) => ({ ...option, id: shownId(option.id, order) })) };
}

/** An answer, or what is right, by the names that the attempt shows. What is no list stays: one is kept as it came. */
export function shownNames<Given extends Naming>(given: Given, order: readonly string[]): Given {
  return order.length === 0 ? given : renameOptions(given, (id) => shownId(id, order));
}

/** An answer, or what is right, with other names of its options. What is no list stays. */
export function renameOptions<Given extends Naming>(given: Given, nameOf: (id: string) => string): Given {
  return {
    ...given,
    ...(Array.isArray(given.chosen) ? { chosen: given.chosen.map(nameOf) } : {}),
    ...(Array.isArray(given.right) ? { right: given.right.map(nameOf) } : {}),
    ...(Array.isArray(given.pairs)
      ? { pairs: given.pairs.map(({ option, target }) => ({ option: nameOf(option), target })) }
      : {}),
  };
}

function shownId(id: string, order: readonly string[]): string {
  const place = order.indexOf(id);
  return place < 0 ? id : `${PREFIX}${place + 1}`;
}

/**
 * SQL: an answer as it is stored, by the ids of the question, of one with names of places. What is no such name stays:
 * pages that were open before there were any send ids.
 *
 * @param body jsonb
 * @param order text[], the ids in the order of the attempt
 */
export function storedNames(body: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const idOf = (name: RawBuilder<unknown>) =>
    sql`coalesce((${order})[substring(${name} from ${`^${PREFIX}([0-9]{1,2})$`})::int], ${name})`;
  return sql`case when cardinality(${order}) = 0 then ${body} else ${body}
    || case when jsonb_typeof(${body} -> 'chosen') = 'array' then jsonb_build_object('chosen',
      (select coalesce(jsonb_agg(${idOf(sql`name`)} order by place), '[]')
        from jsonb_array_elements_text(${body} -> 'chosen') with ordinality as one (name, place))) else '{}' end
    || case when jsonb_typeof(${body} -> 'pairs') = 'array' then jsonb_build_object('pairs',
      (select coalesce(jsonb_agg(pair || jsonb_build_object('option', ${idOf(sql`(pair ->> 'option')`)}) order by place), '[]')
        from jsonb_array_elements(${body} -> 'pairs') with ordinality as one (pair, place))) else '{}' end
    end`;
}
