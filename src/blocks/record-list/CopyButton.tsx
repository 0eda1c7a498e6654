import { useState, type ReactNode } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";

/** A button that copies a text; a path becomes the whole address, which is what one sends to others. */
export function CopyButton({ text, children, t }: { text: string; children: ReactNode; t: Translate }): ReactNode {
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const held = useHeld();
  const copy = useHandler(async () => {
    const whole = text.startsWith("/") ? location.origin + text : text;
    setState(
      await navigator.clipboard.writeText(whole).then(
        () => "copied" as const,
        () => "failed" as const,
      ),
    );
  });
  const told = { ready: "", copied: t("recordList.copied"), failed: t("recordList.failed") }[state];
  return (
    <>
      <button type="button" className="link" {...held} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status" className="hint">
        {told}
      </span>
    </>
  );
}
