import { chapterOf, periodOf, type Body } from "../state/draft.ts";
import type { Selected } from "../state/use-editor.ts";

/** One thing that stands in the way of the audit: where it is seen, in which field, and what the server says of it. */
export interface SubmitError {
  where: Selected;
  /** The field there, as the editor names it; "" for the whole. */
  field: string;
  message: string;
  /** What the place is called. */
  name: string;
  /** What was found there; once it is another, the fault has been seen to. */
  found: unknown;
}

/** The faults of a refused submit (code 900, `fields`), by the body that was submitted. */
export function faultsOf(fields: readonly { path: string; message: string }[], body: Body): SubmitError[] {
  return fields.map(({ path, message }) => {
    const [first = "", chapterNo, inside, periodNo, ...rest] = path.replace(/^\/?(body[./])?/, "").split(/[./]/);
    const chapter = first === "chapters" ? body.chapters[Number(chapterNo)] : undefined;
    const period = inside === "periods" && periodNo !== undefined ? chapter?.periods[Number(periodNo)] : undefined;
    if (period) return at(period.key, rest.join("."), period.periodName);
    if (chapter) return at(chapter.key, inside ?? "", chapter.chapterName);
    return first === "introduce"
      ? at("introduce", "", "")
      : first === "chapters"
        ? at("outline", "", "")
        : at("details", detailOf(first), "");

    function at(where: Selected, field: string, name: string): SubmitError {
      return { where, field, message, name, found: foundAt({ where, field }, body) };
    }
  });
}

/** Whether what was wrong is still as it was. */
export function isOpen(fault: SubmitError, body: Body): boolean {
  return foundAt(fault, body) === fault.found;
}

/** What stands in a field now; nothing that was there before, where the whole entry is gone. */
function foundAt({ where, field }: Pick<SubmitError, "where" | "field">, body: Body): unknown {
  if (where === "introduce") return body.introduce;
  if (where === "outline") return body.chapters;
  if (where === "details")
    return field === "category" ? [body.categoryId1, body.categoryId2, body.categoryId3].join() : valueOf(body, field);
  const entry = periodOf(body, where)?.period ?? chapterOf(body, where);
  return entry ? valueOf(entry, field) : gone;
}

const gone = Symbol("gone");

function valueOf(entry: object, field: string): unknown {
  return (entry as Record<string, unknown>)[field];
}

/** Three levels of category are one field of the form. */
function detailOf(name: string): string {
  return name.startsWith("categoryId") ? "category" : name;
}
