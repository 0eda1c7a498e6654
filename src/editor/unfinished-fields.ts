import { useEffect } from "react";
import { useHandler } from "../ui/use-handler.ts";

/** A field whose text is in no document yet, such as the source of a formula in an open bar. */
interface UnfinishedField {
  isUnfinished: () => boolean;
  /** Shows the person the field, and says what is to be done with it. */
  ask: () => void;
}

const fields = new Set<UnfinishedField>();

/** Makes what a person sends or publishes wait for a field that is not taken over yet. */
export function useUnfinishedField({ isUnfinished, ask }: UnfinishedField): void {
  const isHeld = useHandler(isUnfinished);
  const show = useHandler(ask);
  useEffect(() => {
    const field = { isUnfinished: isHeld, ask: show };
    fields.add(field);
    return () => void fields.delete(field);
  }, [isHeld, show]);
}

/** Whether something typed would be left out of what is sent now; its field asks for an answer then. */
export function asksAboutUnfinished(): boolean {
  const field = [...fields].find(({ isUnfinished }) => isUnfinished());
  field?.ask();
  return field !== undefined;
}
