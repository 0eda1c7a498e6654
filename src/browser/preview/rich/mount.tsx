import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { RichText } from "../../../generated/types.ts";
import { isSame } from "../../../shared/same.ts";
import { InlineRich } from "./InlineRich.tsx";

interface RichParts {
  value: RichText;
  label: string;
  words: Record<string, string>;
  /** Asked to end, keeping what was written or leaving it as it was. */
  onDone: (keep: boolean) => void;
}

export interface MountedRich {
  /** The document, where it is another than it was. */
  written(): RichText | undefined;
  /** Takes the editor away and leaves what it showed. */
  freeze(): void;
  end(): void;
}

/** Puts the rich editor with a small bar into an element, with the cursor in its text. */
export function mountRich(host: HTMLElement, { value, ...parts }: RichParts): MountedRich {
  let now = value;
  // Nothing is taken over. `createRoot` would stand in the libraries of every page, which is no preview.
  const root = hydrateRoot(host, null, { onRecoverableError: () => undefined });
  const draw = () =>
    root.render(
      <InlineRich
        {...parts}
        value={now}
        onChange={(body) => {
          now = body;
          draw();
        }}
      />,
    );
  flushSync(draw);
  return {
    written: () => (isSame(now, value) ? undefined : now),
    freeze() {
      const shown = host.querySelector(".ProseMirror")?.cloneNode(true);
      root.unmount();
      if (!(shown instanceof HTMLElement)) return;
      shown.removeAttribute("contenteditable");
      shown.removeAttribute("role");
      shown.removeAttribute("id");
      host.replaceChildren(shown);
    },
    end: () => root.unmount(),
  };
}
