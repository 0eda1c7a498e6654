import { useState, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";

const labels = { ready: "recordList.copy", copied: "recordList.copied", failed: "recordList.failed" } as const;

/** A text with a button that copies it; a path becomes the whole address, which is what one sends to others. */
export function CopyButton({ text, t }: { text: string; t: Translate }): ReactNode {
  const [state, setState] = useState<keyof typeof labels>("ready");
  const copy = useHandler(async () => {
    const whole = text.startsWith("/") ? location.origin + text : text;
    setState(
      await navigator.clipboard.writeText(whole).then(
        () => "copied" as const,
        () => "failed" as const,
      ),
    );
  });
  return (
    <button type="button" className="link" onClick={() => void copy()}>
      {t(labels[state])}
    </button>
  );
}
