import { useId, useState } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import { headingOf, textOf } from "./item.ts";
import type { Action, Item, PartProps } from "./RecordList.tsx";

type UndoProps = Pick<PartProps, "actions" | "hidden" | "keyField" | "on">;

/**
 * Which records are done with, and how that is taken back: they keep their place until the page is left, so that what
 * was pressed by mistake costs one press.
 */
export function useUndo({ actions = [], hidden = [], keyField = "id", on }: UndoProps) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const undoOf = (name: string | undefined) =>
    actions.find((action) => name !== undefined && action.undoes === name && on[action.name] && !hidden.includes(name));
  const done = (name: string, item: Item) => {
    const isUndo = actions.some((action) => action.name === name && action.undoes !== undefined);
    if (!isUndo && !undoOf(name)) return;
    const next = new Map(names);
    if (isUndo) next.delete(textOf(item, keyField));
    else next.set(textOf(item, keyField), name);
    setNames(next);
  };
  return { done, undoFor: (item: Item): Action | undefined => undoOf(names.get(textOf(item, keyField))) };
}

/** In place of a record that is done with: what was done, and the button that takes it back. */
export function Undone({ undo, item, columns, start, t }: Pick<PartProps, "columns" | "start" | "t"> & UndoneProps) {
  const held = useHeld();
  const id = useId();
  const heading = headingOf(item, columns);
  // The button that was pressed is gone: who goes by the keyboard is here, and not at the top of the page.
  const [focus] = useState(() => (button: HTMLButtonElement | null) => button?.focus());
  return (
    <div className="undone">
      <p role="status" id={id}>
        {undo.done}{" "}
        <b>
          <Content>{heading}</Content>
        </b>
      </p>
      <button
        ref={focus}
        type="button"
        className="btn ghost"
        {...held}
        aria-describedby={id}
        onClick={() => void start(undo, item)}
      >
        <Named words={undo.label} of={heading} />
      </button>
    </div>
  );
}

interface UndoneProps {
  undo: Action;
  item: Item;
}
