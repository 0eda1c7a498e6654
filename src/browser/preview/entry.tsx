import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { fillCache } from "../screen-data.ts";
import { firstBlockModules } from "../../generated/first-blocks.ts";
import { createRegistry } from "../../renderer/registry.ts";
import { createToasts } from "../../renderer/toasts.ts";
import type { PreviewPage } from "../../site/preview/preview-page.ts";
import { createBlocks } from "./blocks.ts";
import { createDraftPages } from "./draft-pages.ts";
import { createPreviewHost } from "./host.ts";
import { PreviewApp } from "./PreviewApp.tsx";
import { previewRegistry } from "./registry.tsx";
import { createDrawnProps } from "./drawn-props.ts";
import { createStudioChannel } from "./studio-channel.ts";

const served = document.getElementById("lectern-preview");
if (served) void start(JSON.parse(served.textContent!));

/**
 * Takes the served page of a draft over: its blocks can be found and chosen, and a draft that was saved is drawn in its
 * place.
 */
async function start(preview: PreviewPage): Promise<void> {
  if (parent !== window) document.getElementById("lectern-band")?.remove();
  const blocks = createBlocks();
  const drawnProps = createDrawnProps(flushSync);
  const registry = previewRegistry(
    createRegistry(firstBlockModules, async () => (await import("../../generated/blocks.ts")).blockModules),
    { onBlock: blocks.set, shown: drawnProps },
  );
  const pages = createDraftPages(registry);
  const first = await pages.ready(preview);
  fillCache(first);
  const toasts = createToasts();
  const door = createStudioChannel();
  const host = createPreviewHost({ pages, toasts, blocks });
  hydrateRoot(
    document.getElementById("root")!,
    <PreviewApp
      first={first}
      pages={pages}
      registry={registry}
      host={host}
      blocks={blocks}
      drawnProps={drawnProps}
      door={door}
    />,
    {
      onRecoverableError: (error) => console.error("the served page and the drawn one differ", error),
    },
  );
}
