import type { Layer } from "../../site/document/resolve.ts";
import type { StudioKey } from "../../generated/locale-keys.ts";
import type { TextValues } from "../../site/compile/texts.ts";

/** A layer to go back to, and what was done to it: the words for the step that parts it from its neighbour. */
export interface Step {
  own: Layer;
  labelKey: StudioKey;
  values?: TextValues | undefined;
}

/** What was done and what was undone: whole layers, which share all that did not change. */
export interface History {
  past: readonly Step[];
  own: Layer;
  future: readonly Step[];
  /** Name and time (ms since 1970) of the last edit, while the next of the same name still belongs to it. */
  open?: { together: string; at: number } | undefined;
}

export interface EditAct {
  own: Layer;
  labelKey: StudioKey;
  values?: TextValues | undefined;
  together?: string | undefined;
  at: number;
}

/** How many steps can be undone. */
export const maxSteps = 200;
/** Edits of one name within this time are one step, in ms: a word is undone at once, not by its letters. */
const oneStep = 1500;

export function begin(own: Layer): History {
  return { past: [], own, future: [] };
}

/** The history after an edit; the same object when nothing changed. */
export function edited(history: History, { own, labelKey, values, together, at }: EditAct): History {
  if (own === history.own) return history;
  const { open } = history;
  const goesOn =
    together !== undefined && open?.together === together && at - open.at < oneStep && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, { own: history.own, labelKey, values }].slice(-maxSteps);
  return { past, own, future: [], open: together === undefined ? undefined : { together, at } };
}

export function undone({ past, own, future }: History): History {
  const step = past.at(-1);
  return step
    ? { past: past.slice(0, -1), own: step.own, future: [...future, { ...step, own }] }
    : { past, own, future };
}

export function redone({ past, own, future }: History): History {
  const step = future.at(-1);
  return step
    ? { past: [...past, { ...step, own }], own: step.own, future: future.slice(0, -1) }
    : { past, own, future };
}
