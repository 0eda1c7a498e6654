import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { updateHead } from "../../renderer/head.ts";
import { LiveScreen, type ScreenHost } from "../../renderer/LiveScreen.tsx";
import { addressOfClick } from "./links.ts";
import type { BlockRegistry } from "../../renderer/registry.ts";
import type { ShownMessage } from "../../site/preview/preview-messages.ts";
import { faultyType } from "../../site/preview/preview-page.ts";
import type { Blocks } from "./blocks.ts";
import type { DraftPages, ReadyPreview } from "./draft-pages.ts";
import { createMarks } from "./marks.ts";
import { pageReady } from "../page-event.ts";
import type { StudioChannel } from "./studio-channel.ts";
import { createThemeSheet } from "./theme-sheet.ts";

interface PreviewAppProps {
  first: ReadyPreview;
  pages: DraftPages;
  registry: BlockRegistry;
  host: ScreenHost;
  blocks: Blocks;
  door: StudioChannel;
}

/** The page of a draft that is shown, and what the studio and the visitor do with it. */
export function PreviewApp({ first, pages, registry, host, blocks, door }: PreviewAppProps) {
  const [shown, setShown] = useState(first);
  const refreshed = useRef(false);

  useLayoutEffect(() => {
    const sheet = createThemeSheet(first.preview.themeCss);
    pages.attach((page) => {
      blocks.forgive();
      sheet.set(page.preview.themeCss);
      setShown(page);
    });
  }, [pages, blocks, first]);

  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    dispatchEvent(new Event(pageReady));
    const marks = createMarks({ blocks, nameOf: (key) => pages.current().preview.names[key] || key });
    let picking = false;
    const pick = (event: Event) => {
      // The way to fill an empty list leads out of the preview.
      if (event.target instanceof Element && event.target.closest("[data-way]")) return;
      const block = blocks.of(event.target);
      event.preventDefault();
      event.stopImmediatePropagation();
      if (block === undefined) return;
      marks.select(block);
      door.send({ type: "lectern:picked", block, screen: pages.current().payload.screenName });
    };
    const onClick = (event: MouseEvent) => {
      if (picking) return pick(event);
      const address = addressOfClick(event);
      if (address === undefined) return;
      event.preventDefault();
      void pages.go(address);
    };
    // A form that is sent, or a menu that opens, would be more than a choice.
    const onSubmit = (event: Event) => {
      if (picking) event.preventDefault();
    };
    const onPointer = (event: PointerEvent) => marks.hover(picking ? blocks.of(event.target) : undefined);
    const onBack = () => void pages.refresh();
    const stopListening = door.listen((message) => {
      switch (message.type) {
        case "lectern:refresh":
          refreshed.current = true;
          return void pages.refresh();
        case "lectern:select":
          return marks.select(message.block, { scroll: true });
        case "lectern:mode":
          picking = message.picking;
          document.documentElement.toggleAttribute("data-picking", picking);
          return marks.hover(undefined);
        default:
          return message satisfies never;
      }
    });
    // While picking, nothing of the page hears a click: it would open menus and send forms.
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    document.addEventListener("pointerover", onPointer);
    addEventListener("popstate", onBack);
    return () => {
      stopListening();
      marks.stop();
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
      document.removeEventListener("pointerover", onPointer);
      removeEventListener("popstate", onBack);
    };
  }, [pages, blocks, door]);

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
