import { useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";

/** A button that copies a text; a path becomes the whole address, which is what one sends to others. */
export function CopyButton({ text, children, t }: { text: string; children: ReactNode; t: Translate }): ReactNode {
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const isHydrated = useHydrated();
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
      <button type="button" className="link" disabled={!isHydrated} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status" className="hint">
        {told}
      </span>
    </>
  );
}
