import { addressOfLink } from "../renderer/links.ts";
import { whenIdle } from "./when-idle.ts";

/** How long a pointer rests on a link before it counts as intent, in ms. */
const restFor = 100;
/** A prefetch waits for an idle moment at most this long, in ms. */
const idleTimeout = 2000;

/** Fetches pages when a person shows the intent to open them: a resting pointer, the focus, a touch. */
export function prefetchOnIntent(prefetch: (address: string) => void): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (event: Event, delay: number) => {
    clearTimeout(timer);
    // What is recorded as read is read only by who presses it.
    const address = addressOfLink(event.target);
    if (address !== undefined && !(event.target as Element).closest("[data-pressed-only]"))
      timer = setTimeout(() => whenIdle(() => prefetch(address.replace(/#.*/, "")), idleTimeout), delay);
  };
  let pointed: EventTarget | null = null;
  // Not pointerover: it comes as well when the page scrolls under a pointer at rest, and that is no intent.
  document.addEventListener("pointermove", (event) => {
    if (event.target === pointed) return;
    pointed = event.target;
    soon(event, restFor);
  });
  document.addEventListener("focusin", (event) => soon(event, restFor));
  // Passive on the document by the standard: it holds no scrolling up.
  document.addEventListener("touchstart", (event) => soon(event, 0));
}
