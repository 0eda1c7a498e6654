import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import {
  isFrameMessage,
  type FrameMessage,
  type ShownMessage,
  type StudioMessage,
} from "../../site/preview/preview-messages.ts";
import { useHandler } from "../../ui/use-handler.ts";

interface FrameParts {
  frame: RefObject<HTMLIFrameElement | null>;
  saves: number;
  selected: string | undefined;
  picking: boolean;
  /** Whether the page itself is edited. */
  editing: boolean;
  onTold: (message: FrameMessage) => void;
}

/** Speaks with the page in the frame: what is chosen, what was clicked, and that the draft changed. */
export function useFrame({ frame, saves, selected, picking, editing, onTold }: FrameParts): {
  shown: ShownMessage | undefined;
  ready: boolean;
  say: (message: StudioMessage) => void;
} {
  const [shown, setShown] = useState<ShownMessage>();
  const [ready, setReady] = useState(false);
  const tell = useEffectEvent(onTold);
  const say = useHandler((message: StudioMessage) =>
    frame.current?.contentWindow?.postMessage(message, location.origin),
  );

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (
        event.origin !== location.origin ||
        event.source !== frame.current?.contentWindow ||
        !isFrameMessage(event.data)
      )
        return;
      if (event.data.type === "lectern:shown") {
        setShown(event.data);
        setReady(true);
      }
      tell(event.data);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frame]);

  // A page that was only just loaded has to be told what holds.
  useEffect(() => say({ type: "lectern:mode", picking, editing }), [say, picking, editing, shown]);
  useEffect(() => say({ type: "lectern:select", block: selected }), [say, selected, shown]);
  const drawn = useRef(saves);
  useEffect(() => {
    // A page that does not listen yet is told once it does.
    if (!ready || drawn.current === saves) return;
    drawn.current = saves;
    say({ type: "lectern:refresh" });
  }, [say, saves, ready]);
  return { shown, ready, say };
}
