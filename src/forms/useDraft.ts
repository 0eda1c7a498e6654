import type Form from "@rjsf/core";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { changes, draftOf, evictable } from "./draft.ts";

/** Whose draft it is: the name of the form, and the id of whoever fills it in, "" for nobody. */
export interface DraftOf {
  form: string;
  owner: string;
  /** Of a few words: closing the tab over them is not asked about. */
  isShort?: boolean;
}

interface DraftParts {
  form: RefObject<Form | null>;
  definition: FormDefinition;
  /** Without it nothing is kept. */
  of: DraftOf | undefined;
  initial: Record<string, unknown> | undefined;
}

/** Fills in what was typed before and not sent, and keeps what is typed now; closing the tab over it is asked about. */
export function useDraft({ form, definition, of, initial }: DraftParts) {
  const [restored, setRestored] = useState(false);
  const begun = useRef(false);
  const changed = useRef(false);
  const store = of && draftOf(of);
  const place = of && `${of.form}:${of.owner}`;

  const fillIn = useEffectEvent(() => {
    const kept = changes(definition, { ...initial, ...store?.read() }, initial);
    for (const [name, value] of kept) form.current?.setFieldValue([name], value);
    setRestored(kept.length > 0);
    changed.current = kept.length > 0;
    begun.current = true;
  });
  const isAsked = store !== undefined && !of?.isShort;
  useEffect(() => {
    // What is kept in the browser is known only now, and is put into the form and said.
    // oxlint-disable-next-line react/set-state-in-effect
    fillIn();
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => changed.current && event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [place, definition, isAsked]);

  const forget = () => {
    store?.forget();
    changed.current = false;
    setRestored(false);
  };
  return {
    restored,
    /** Told of every change. */
    keep(values: Record<string, unknown>) {
      // A form tells of a change while it is drawn first, before the draft was read.
      if (!store || !begun.current) return;
      changed.current = changes(definition, values, initial).length > 0;
      if (changed.current) store.keep(evictable(definition, values));
      else store.forget();
    },
    /** What was typed is sent, or not wanted. */
    forget,
    discard() {
      for (const [name] of changes(definition, form.current?.state.formData ?? {}, initial))
        form.current?.setFieldValue([name], initial?.[name]);
      forget();
    },
  };
}
