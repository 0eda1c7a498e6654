import { begin as beginAt, edited, redone, undone, type History } from "../../../editor/history.ts";
import { apply, type Change } from "./change.ts";
import type { Body } from "./draft.ts";

/** What has been done to a course; the note of a step says where in the editor it was. */
type CourseHistory = History<Body, string>;

type Act =
  | { type: "change"; change: Change; where: string; about?: string; at: number }
  | { type: "undo" }
  | { type: "redo" };

/** How many steps can be undone. */
const maxSteps = 100;

export function begin(body: Body): CourseHistory {
  return beginAt(body, maxSteps);
}

/** Pure: the time comes with the act. */
export function next(history: CourseHistory, act: Act): CourseHistory {
  switch (act.type) {
    case "change":
      return edited(history, {
        value: apply(history.value, act.change),
        note: act.where,
        together: act.about,
        at: act.at,
      });
    case "undo":
      return undone(history);
    case "redo":
      return redone(history);
  }
}
