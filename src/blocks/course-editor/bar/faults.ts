import type { Body, Chapter, Period } from "../state/draft.ts";
import type { Selected } from "../state/use-editor.ts";

/** One thing that stands in the way of the audit: where it is seen, in which field, and what the server says of it. */
export interface Fault {
  where: Selected;
  /** The field there, as the editor names it; "" for the whole. */
  field: string;
  message: string;
  /** What the place is called. */
  name: string;
  /** What was wrong; once it is another, the fault has been seen to. */
  about: Chapter | Period | unknown;
}

/** The faults of a refused submit (code 900, `fields`), by the body that was submitted. */
export function faultsOf(fields: readonly { path: string; message: string }[], body: Body): Fault[] {
  return fields.map(({ path, message }) => {
    const [first = "", chapterNo, inside, periodNo, ...rest] = path.replace(/^\/?(body[./])?/, "").split(/[./]/);
    const chapter = first === "chapters" ? body.chapters[Number(chapterNo)] : undefined;
    const period = inside === "periods" && periodNo !== undefined ? chapter?.periods[Number(periodNo)] : undefined;
    if (period) return { where: period.key, field: rest.join("."), message, name: period.periodName, about: period };
    if (chapter) return { where: chapter.key, field: inside ?? "", message, name: chapter.chapterName, about: chapter };
    if (first === "introduce") return { where: "introduce", field: "", message, name: "", about: body.introduce };
    if (first === "chapters") return { where: "outline", field: "", message, name: "", about: body.chapters };
    return { where: "details", field: detailOf(first), message, name: "", about: body[first as keyof Body] };
  });
}

/** Whether what was wrong is still as it was. */
export function isOpen(fault: Fault, body: Body): boolean {
  switch (fault.where) {
    case "introduce": return fault.about === body.introduce;
    case "outline": return fault.about === body.chapters;
    case "details": return fieldsOf(fault.field).some((name) => body[name] === fault.about);
    default: return body.chapters.some((chapter) => chapter === fault.about || chapter.periods.some((period) => period === fault.about));
  }
}

/** Three levels of category are one field of the form. */
function detailOf(name: string): string {
  return name.startsWith("categoryId") ? "category" : name;
}

function fieldsOf(field: string): (keyof Body)[] {
  return field === "category" ? ["categoryId1", "categoryId2", "categoryId3"] : [field as keyof Body];
}
