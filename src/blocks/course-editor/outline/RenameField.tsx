import { useEffect, useRef, useState, type ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import { pressedKey } from "../../../ui/pressed-key.ts";

/** ms: within so long of its opening the tree may still take the focus back for the row. */
const SETTLING_MS = 1000;

/**
 * A name that is being typed in its place. Enter takes it, Escape leaves it as it was; going elsewhere takes it too.
 */
export function RenameField({
  label,
  name,
  onDone,
}: {
  label: string;
  name: string;
  onDone: (name: string | undefined) => void;
}): ReactNode {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const opened = useRef(0);

  // A tree that gets the focus gives it to the row that had it last: its own row has it first, then the field.
  useEffect(() => {
    opened.current = Date.now();
    let frame = requestAnimationFrame(() => {
      field.current?.closest<HTMLElement>("[role=row]")?.focus();
      frame = requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.select();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function finish(next: string | undefined) {
    if (done.current) return;
    done.current = true;
    const row = field.current?.closest<HTMLElement>("[role=row]");
    onDone(next);
    row?.focus();
  }

  return (
    <input
      ref={field}
      className="rename"
      aria-label={label}
      value={typed}
      {...inputLimits.saveCourseDraft.body.chapters.items.chapterName}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (done.current) return;
        const isRowItself = relatedTarget !== null && relatedTarget === currentTarget.closest("[role=row]");
        if (isRowItself && Date.now() - opened.current < SETTLING_MS)
          return void requestAnimationFrame(() => field.current?.focus());
        done.current = true;
        onDone(typed.trim());
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        const key = pressedKey(event);
        if (key === "Enter") finish(typed.trim());
        else if (key === "Escape") finish(undefined);
      }}
    />
  );
}
