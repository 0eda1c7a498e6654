import { useState, type FormEvent } from "react";
import { useHandler } from "../../ui/use-handler.ts";

/** What a form says when it is sent. */
export interface GivenForm {
  fields: FormData;
  /** A field without the spaces around it; "" where it is empty or not there. */
  text: (name: string) => string;
  /** A date and time as calls take it: `YYYY-MM-DD HH:mm:ss`; "" where it is empty. */
  time: (name: string) => string;
  /** Whether a box is ticked. */
  has: (name: string) => boolean;
  /** Empties the form. */
  reset: () => void;
}

/** A form of a desk that is sent once at a time: what it does on being sent, and whether that is under way. */
export function useDeskForm(send: (given: GivenForm) => Promise<unknown>): {
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [busy, setBusy] = useState(false);
  const run = useHandler(async (form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
    await send(givenIn(form)).finally(() => setBusy(false));
  });
  return {
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}

function givenIn(form: HTMLFormElement): GivenForm {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  return {
    fields,
    text,
    // A browser leaves out seconds that are none.
    time: (name) => (text(name) === "" ? "" : `${text(name).replace("T", " ")}:00`.slice(0, 19)),
    has: (name) => fields.has(name),
    reset: () => form.reset(),
  };
}
