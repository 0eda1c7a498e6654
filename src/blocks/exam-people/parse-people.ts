import { foldWidth } from "../../shared/fold-width.ts";
import type { AddExamPeopleBody } from "../../generated/types.ts";
import { cutText } from "../../shared/cut-text.ts";

type Person = AddExamPeopleBody["peopleList"][number];

/** Lines that one call takes. */
export const MAX_LINES = 2000;

export interface ParsedPeople {
  /** With the line of what was typed, from 1. */
  people: (Person & { line: number })[];
  /** Lines that say something that cannot be read. */
  wrong: { line: number; text: string }[];
}

/**
 * People from lines as they are copied from a table: name, number and minutes of extra time, with tabs, commas or several
 * spaces between them, in full width or not. A first line of headings is left out.
 */
export function parsePeople(text: string): ParsedPeople {
  const people: ParsedPeople["people"] = [];
  const wrong: ParsedPeople["wrong"] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const typed = foldWidth(raw).trim();
    if (typed === "" || (people.length === 0 && wrong.length === 0 && /^(姓名|name)([\t,;、\s]|$)/i.test(typed)))
      continue;
    const [personName = "", personNumber = "", minutes = "", ...rest] = typed
      .split(/[\t,;、]|\s{2,}/)
      .map((part) => part.trim());
    const isRead =
      personName !== "" &&
      personName.length <= 100 &&
      personNumber.length <= 50 &&
      /^\d{0,4}$/.test(minutes) &&
      Number(minutes) <= 1440 &&
      rest.every((part) => part === "");
    if (!isRead) wrong.push({ line, text: cutText(typed, 60) });
    else
      people.push({
        line,
        personName,
        ...(personNumber ? { personNumber } : {}),
        ...(minutes ? { extraMinutes: Number(minutes) } : {}),
      });
  }
  return { people, wrong };
}
