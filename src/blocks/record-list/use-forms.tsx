import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import type { RecordEntity } from "../../generated/built/record-fields.ts";
import { fieldErrorsOf } from "../../shared/field-errors.ts";
import { isObject } from "../../shared/json.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { textOf } from "./item.ts";
import type { Action, Item, PartProps } from "./RecordList.tsx";
import type { BulkEntry, Selection } from "./selection.ts";

const FormDialog = lazy(async () => ({ default: (await import("./FormDialog.tsx")).FormDialog }));
const Revealed = lazy(async () => ({ default: (await import("./Revealed.tsx")).Revealed }));

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
  /** Whether the form begins without the record's values. */
  blank: boolean;
  /** A field of what the call answers that is shown once, and what it is. */
  reveals: Action["reveals"];
  /** What it is done with, where that is several records. */
  many: BulkEntry | undefined;
  /** bad: what takes something away. */
  tone: "bad" | undefined;
  /** Tells one form from the next: another record begins anew, the same one goes on. */
  key: string;
}

/** What the forms of actions are about, in a list of records or beside one. */
export interface FormsProps extends Pick<
  BlockProps<"recordList">,
  "on" | "keyField" | "columns" | "blockKey" | "operations" | "locale" | "t"
> {
  /** The entity whose fields the actions show (`shows`); absent where a block has none of those. */
  of?: RecordEntity;
}

/** What a list has beside its actions. */
interface Around {
  selection?: Selection;
  /** Notes what was done with a record. */
  done?: (name: string, item: Item) => void;
}

/**
 * Runs what a person starts. Where a form stands before it, that opens; the code of forms comes only then. What was
 * typed stays until it is sent or another form is opened: a dialog that was closed by mistake loses nothing.
 */
export function useForms(
  props: FormsProps,
  { selection, done }: Around = {},
): Pick<PartProps, "start" | "startMany"> & { dialog: ReactNode; revealed: ReactNode } {
  const { on, keyField = "id", t } = props;
  const [secret, setSecret] = useState<{ title: string; text: string }>();
  const [asked, setAsked] = useState<Asked>();
  const [isShown, setShown] = useState(false);
  const isBusy = useRef(false);
  const start = useHandler(async (action: Action, item?: Item) => {
    const { name, label, form, intro, initial, shows = [], blank = false, reveals, tone } = action;
    setSecret(undefined);
    if (form !== undefined) {
      const key = `${name} ${item ? textOf(item, keyField) : ""}`;
      setAsked({
        name,
        label,
        form,
        intro,
        initial,
        shows,
        item,
        blank,
        reveals,
        many: undefined,
        tone: badOf(tone),
        key,
      });
      setShown(true);
      return [];
    }
    // A second press while the first is under way does nothing.
    if (isBusy.current) return [];
    isBusy.current = true;
    const outcome = await on[name]?.(item ?? {});
    isBusy.current = false;
    if (item && outcome?.done === true) done?.(name, item);
    if (outcome?.done === true) await on[`${name}Sent`]?.(outcome.reply);
    // What is refused may be not what it was: the screen asks anew.
    if (outcome?.done === false && outcome.error !== undefined) await on[`${name}Refused`]?.(item ?? {});
    return outcome?.done === false ? fieldErrorsOf(outcome.error).map(({ message }) => message) : [];
  });
  const startMany = useHandler(async (many: BulkEntry) => {
    const { name, label, form, intro } = many;
    if (form === undefined) return void (await selection?.act(many));
    const none = { initial: undefined, shows: [], item: undefined, blank: false, reveals: undefined };
    setAsked({ ...none, name, label, form, intro, many, tone: badOf(many.tone), key: name });
    setShown(true);
  });
  const dialog = asked && (
    <Suspense>
      <FormDialog
        key={asked.key}
        {...props}
        asked={asked}
        selection={selection}
        isShown={isShown}
        hide={() => setShown(false)}
        done={(reply) => {
          setShown(false);
          setAsked(undefined);
          const text = asked.reveals && textOf(isObject(reply) ? reply : {}, asked.reveals.field);
          if (text) setSecret({ title: asked.reveals?.title ?? "", text });
          if (asked.item) done?.(asked.name, asked.item);
        }}
      />
    </Suspense>
  );
  const revealed = secret && (
    <Suspense>
      <Revealed title={secret.title} secret={secret.text} hide={() => setSecret(undefined)} t={t} />
    </Suspense>
  );
  return { start, startMany, dialog, revealed };
}

const badOf = (tone: string | undefined): "bad" | undefined => (tone === "bad" ? tone : undefined);
