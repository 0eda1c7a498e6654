/** A value to go back to, and a note on the edit that parts it from its neighbour: its label, or where it was. */
interface Step<Value, Note> {
  value: Value;
  note: Note;
}

/** What was done and what was undone: whole values, which share all that did not change. */
export interface History<Value, Note> {
  past: readonly Step<Value, Note>[];
  value: Value;
  future: readonly Step<Value, Note>[];
  /** How many steps can be undone. */
  maxSteps: number;
  /** Name and time (ms since 1970) of the last edit, while the next of the same name still belongs to it. */
  open?: { together: string; at: number } | undefined;
}

/** An edit: the value after it. Edits of the same name `together` that follow one another are undone together. */
interface HistoryEdit<Value, Note> {
  value: Value;
  note: Note;
  together?: string | undefined;
  at: number;
}

/** Edits of one name within this time are one step, in ms: a word is undone at once, not by its letters. */
export const oneStep = 1500;

export function begin<Value, Note>(value: Value, maxSteps: number): History<Value, Note> {
  return { past: [], value, future: [], maxSteps };
}

/** The history after an edit; the same object when nothing changed. Pure: the time comes with the edit. */
export function edited<Value, Note>(
  history: History<Value, Note>,
  { value, note, together, at }: HistoryEdit<Value, Note>,
): History<Value, Note> {
  if (value === history.value) return history;
  const { open, maxSteps } = history;
  const goesOn =
    together !== undefined && open?.together === together && at - open.at < oneStep && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, { value: history.value, note }].slice(-maxSteps);
  return { past, value, future: [], maxSteps, open: together === undefined ? undefined : { together, at } };
}

/**
 * The history after a change that somebody else made: each step has it too, so that to undo takes back only what is one's
 * own.
 */
export function rebased<Value, Note>(
  history: History<Value, Note>,
  change: (value: Value) => Value,
): History<Value, Note> {
  const all = (steps: readonly Step<Value, Note>[]) => steps.map(({ value, note }) => ({ value: change(value), note }));
  const { past, value, future, maxSteps } = history;
  return { past: all(past), value: change(value), future: all(future), maxSteps };
}

/** One step back; what is typed next is a step of its own. */
export function undone<Value, Note>({ past, value, future, maxSteps }: History<Value, Note>): History<Value, Note> {
  const step = past.at(-1);
  return step
    ? { past: past.slice(0, -1), value: step.value, future: [...future, { value, note: step.note }], maxSteps }
    : { past, value, future, maxSteps };
}

/** One step forward again. */
export function redone<Value, Note>({ past, value, future, maxSteps }: History<Value, Note>): History<Value, Note> {
  const step = future.at(-1);
  return step
    ? { past: [...past, { value, note: step.note }], value: step.value, future: future.slice(0, -1), maxSteps }
    : { past, value, future, maxSteps };
}
