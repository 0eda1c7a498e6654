import { apply, type Change } from "./change.ts";
import type { Body } from "./draft.ts";

/** What has been done, and what was undone: whole bodies, which share all that did not change. */
export interface History {
  past: readonly Step[];
  body: Body;
  future: readonly Step[];
  /** What the last change was about, while the next one about the same may still belong to it. */
  open?: { about: string; at: number } | undefined;
}

/** A body to go back to, and where in the editor the change was that parts it from its neighbour. */
export interface Step {
  body: Body;
  where: string;
}

export type Act =
  | { type: "change"; change: Change; where: string; about?: string; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "load"; body: Body };

/** How many steps can be undone. */
export const maxSteps = 100;

/** Changes of the same thing within this time are one step, in ms: typing a word is undone at once. */
export const oneStep = 1500;

export function begin(body: Body): History {
  return { past: [], body, future: [] };
}

/** Pure: the time comes with the act. */
export function next(history: History, act: Act): History {
  switch (act.type) {
    case "change":
      return changed(history, act);
    case "undo":
      return undone(history);
    case "redo":
      return redone(history);
    case "load":
      return begin(act.body);
  }
}

function changed(history: History, { change, where, about, at }: Extract<Act, { type: "change" }>): History {
  const body = apply(history.body, change);
  if (body === history.body) return history;
  const { open } = history;
  const goesOn = about !== undefined && open?.about === about && at - open.at < oneStep && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, { body: history.body, where }].slice(-maxSteps);
  return { past, body, future: [], open: about === undefined ? undefined : { about, at } };
}

function undone({ past, body, future }: History): History {
  const step = past.at(-1);
  if (!step) return { past, body, future };
  return { past: past.slice(0, -1), body: step.body, future: [...future, { body, where: step.where }] };
}

function redone({ past, body, future }: History): History {
  const step = future.at(-1);
  if (!step) return { past, body, future };
  return { past: [...past, { body, where: step.where }], body: step.body, future: future.slice(0, -1) };
}
