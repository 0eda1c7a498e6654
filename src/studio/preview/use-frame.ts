import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { isFrameMessage, type ShownMessage, type StudioMessage } from "../../site/preview/preview-messages.ts";

interface FrameParts {
  frame: RefObject<HTMLIFrameElement | null>;
  saves: number;
  selected: string | undefined;
  picking: boolean;
  onPick: (key: string, screen: string) => void;
}

/** Speaks with the page in the frame: what is chosen, what was clicked, and that the draft changed. */
export function useFrame({ frame, saves, selected, picking, onPick }: FrameParts): {
  shown: ShownMessage | undefined;
  ready: boolean;
} {
  const [shown, setShown] = useState<ShownMessage>();
  const [ready, setReady] = useState(false);
  const pick = useEffectEvent(onPick);
  const say = useEffectEvent((message: StudioMessage) =>
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
      if (event.data.type === "lectern:picked") pick(event.data.block, event.data.screen);
      else if (event.data.type === "lectern:shown") {
        setShown(event.data);
        setReady(true);
      }
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frame]);

  // A page that was only just loaded has to be told what holds.
  useEffect(() => say({ type: "lectern:mode", picking }), [picking, shown]);
  useEffect(() => say({ type: "lectern:select", block: selected }), [selected, shown]);
  const drawn = useRef(saves);
  useEffect(() => {
    // A page that does not listen yet is told once it does.
    if (!ready || drawn.current === saves) return;
    drawn.current = saves;
    say({ type: "lectern:refresh" });
  }, [saves, ready]);
  return { shown, ready };
}
