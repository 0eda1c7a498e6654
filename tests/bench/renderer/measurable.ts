import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PagePayload } from "../../../src/site/document/page.ts";
import { createTexts, type Texts } from "../../../src/site/compile/texts.ts";

export type Mount = (page: PagePayload) => number;

/** Puts a function on the window that mounts a page, takes it away again, and gives the ms until it stood there. */
export function measurable(name: string, draw: (page: PagePayload, translate: Texts["t"]) => ReactElement): void {
  const mounts = ((window as unknown as { mounts?: Record<string, Mount> }).mounts ??= {});
  let translate: Texts["t"] | undefined;
  mounts[name] = (page) => {
    translate ??= createTexts({ locale: page.locale, catalogues: [page.messages] }).t;
    const container = document.body.appendChild(document.createElement("div"));
    const started = performance.now();
    const root = createRoot(container);
    flushSync(() => root.render(draw(page, translate!)));
    // Layout belongs to it: a page that makes more elements pays here.
    void container.offsetHeight;
    const took = performance.now() - started;
    root.unmount();
    container.remove();
    return took;
  };
}
