import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { textOf } from "./item.ts";
import type { Action, Item, PartProps } from "./RecordList.tsx";

const FormDialog = lazy(async () => ({ default: (await import("./FormDialog.tsx")).FormDialog }));

/** What is asked for before an action runs. */
export interface Asked {
  name: string;
  label: string;
  form: string;
  intro: string | undefined;
  /** Fields of the record that are shown with it. */
  shows: readonly string[];
  item: Item | undefined;
  /** Values that the form begins with, before the record's. */
  initial: Readonly<Record<string, unknown>> | undefined;
  /** Tells one form from the next: another record begins anew, the same one goes on. */
  key: string;
}

/**
 * Runs what a person starts. Where a form stands before it, that opens; the code of forms comes only then. What was
 * typed stays until it is sent or another form is opened: a dialog that was closed by mistake loses nothing.
 */
export function useForms(props: BlockProps<"recordList">): { start: PartProps["start"]; dialog: ReactNode } {
  const { on, keyField = "id" } = props;
  const [asked, setAsked] = useState<Asked>();
  const [isShown, setShown] = useState(false);
  const isBusy = useRef(false);
  const start = useHandler(async (action: Action, item?: Item) => {
    const { name, label, form, intro, initial, shows = [] } = action;
    if (form !== undefined) {
      setAsked({
        name,
        label,
        form,
        intro,
        initial,
        shows,
        item,
        key: `${name} ${item ? textOf(item, keyField) : ""}`,
      });
      setShown(true);
      return;
    }
    // A second press while the first is under way does nothing.
    if (isBusy.current) return;
    isBusy.current = true;
    await on[name]?.(item ?? {});
    isBusy.current = false;
  });
  const dialog = asked && (
    <Suspense>
      <FormDialog
        key={asked.key}
        {...props}
        asked={asked}
        isShown={isShown}
        hide={() => setShown(false)}
        done={() => (setShown(false), setAsked(undefined))}
      />
    </Suspense>
  );
  return { start, dialog };
}
