import { addressOfLink } from "../renderer/links.ts";
import { whenIdle } from "./when-idle.ts";

/** How long a pointer rests on a link before it counts as intent, in ms. */
const restFor = 100;
/** A prefetch waits for an idle moment at most this long, in ms. */
const idleTimeout = 2000;

/** Fetches pages when a person shows the intent to open them: a resting pointer, the focus, a touch. */
export function prefetchOnIntent(prefetch: (address: string) => void): void {
  if (wantsLittleData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (event: Event, delay: number) => {
    clearTimeout(timer);
    const address = addressOfLink(event.target);
    if (address !== undefined)
      timer = setTimeout(() => whenIdle(() => prefetch(address.replace(/#.*/, "")), idleTimeout), delay);
  };
  let pointed: EventTarget | null = null;
  // Not pointerover: it comes as well when the page scrolls under a pointer at rest, and that is no intent.
  document.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse" || event.target === pointed) return;
      pointed = event.target;
      soon(event, restFor);
    },
    { passive: true },
  );
  document.addEventListener("focusin", (event) => soon(event, restFor));
  document.addEventListener("touchstart", (event) => soon(event, 0), { passive: true });
}

function wantsLittleData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
