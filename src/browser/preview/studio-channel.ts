import { isStudioMessage, type FrameMessage, type StudioMessage } from "../../site/preview/preview-messages.ts";

/** The way to the studio around a preview. A preview that is opened by itself has nobody to speak with. */
export interface StudioChannel {
  send(message: FrameMessage): void;
  listen(listener: (message: StudioMessage) => void): () => void;
}

/** Only who shows this frame, from this origin, is heard and told. */
export function createStudioChannel(): StudioChannel {
  const isFramed = parent !== window;
  return {
    send: (message) => void (isFramed && parent.postMessage(message, location.origin)),
    listen(listener) {
      const onMessage = ({ source, origin, data }: MessageEvent) => {
        if (isFramed && source === parent && origin === location.origin && isStudioMessage(data)) listener(data);
      };
      addEventListener("message", onMessage);
      return () => removeEventListener("message", onMessage);
    },
  };
}
