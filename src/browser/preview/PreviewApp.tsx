import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { updateHead } from "../../renderer/head.ts";
import { LiveScreen, type ScreenHost } from "../../renderer/LiveScreen.tsx";
import type { BlockRegistry } from "../../renderer/registry.ts";
import type { ShownMessage } from "../../site/preview/preview-messages.ts";
import { faultyType } from "../../site/preview/preview-page.ts";
import type { Blocks } from "./blocks.ts";
import type { DraftPages, ReadyPreview } from "./draft-pages.ts";
import { createPicking, type Picking } from "./picking.ts";
import { pageReady } from "../page-event.ts";
import type { DrawnProps } from "./drawn-props.ts";
import type { StudioChannel } from "./studio-channel.ts";
import { createThemeSheet } from "./theme-sheet.ts";

interface PreviewAppProps {
  first: ReadyPreview;
  pages: DraftPages;
  registry: BlockRegistry;
  host: ScreenHost;
  blocks: Blocks;
  drawnProps: DrawnProps;
  door: StudioChannel;
}

/** The page of a draft that is shown, and what the studio and the visitor do with it. */
export function PreviewApp({ first, pages, registry, host, blocks, drawnProps, door }: PreviewAppProps) {
  const [shown, setShown] = useState(first);
  const refreshed = useRef(false);
  const picking = useRef<Picking>(undefined);

  useLayoutEffect(() => {
    const sheet = createThemeSheet(first.preview.themeCss);
    pages.attach((page) => {
      blocks.forgive();
      sheet.set(page.preview.themeCss);
      // In one go: what was written on the page is not seen as it was before.
      picking.current?.redrawn();
      flushSync(() => setShown(page));
    });
  }, [pages, blocks, first]);

  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    dispatchEvent(new Event(pageReady));
    const hands = createPicking({
      blocks,
      shown: drawnProps,
      nameOf: (key) => pages.current().preview.names[key] || key,
      screen: () => pages.current().payload.screenName,
      send: door.send,
      go: (address) => void pages.go(address),
      refresh() {
        refreshed.current = true;
        void pages.refresh();
      },
    });
    const onBack = () => void pages.refresh();
    picking.current = hands;
    const stopListening = door.listen(hands.hear);
    addEventListener("popstate", onBack);
    return () => {
      stopListening();
      hands.stop();
      removeEventListener("popstate", onBack);
    };
  }, [pages, blocks, drawnProps, door]);

  // Tells of the page, and once more when a block came, went or failed after it was drawn.
  useEffect(() => {
    updateHead(shown.payload, "");
    let told = "";
    let waiting = false;
    const tell = () => {
      waiting = false;
      const message = messageOf(shown, blocks);
      const text = JSON.stringify(message);
      if (text !== told) door.send(message);
      told = text;
    };
    tell();
    if (refreshed.current) door.send({ type: "lectern:drawn" });
    refreshed.current = false;
    return blocks.onChange(() => {
      if (!waiting) queueMicrotask(tell);
      waiting = true;
    });
  }, [shown, blocks, door]);

  return <LiveScreen page={shown.payload} compiled={shown.compiled} registry={registry} host={host} />;
}

function messageOf({ payload, preview }: ReadyPreview, blocks: Blocks): ShownMessage {
  const { path, query } = payload.route;
  const search = new URLSearchParams(query).toString();
  const keys = blocks.keys();
  const failed = [...blocks.failed(), ...keys.filter((key) => payload.screen.blocks[key]?.type === faultyType)];
  return {
    type: "lectern:shown",
    screen: payload.screenName,
    path: (path.slice(preview.base.length) || "/") + (search ? `?${search}` : ""),
    blocks: keys.sort(),
    failed: [...new Set(failed)].sort(),
    unfilled: [...document.querySelectorAll(".unfilled-block")].flatMap((note) => blocks.of(note) ?? []).sort(),
    examples: preview.examples,
  };
}
