import { createElement, type ReactElement, type ReactNode } from "react";
import type { CompiledScreen } from "../site/compile.ts";
import type { LocalisedScreen } from "../site/page.ts";
import { elementOf, elementsOf, type RenderFrame } from "./elements.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import type { Toasts } from "./toasts.ts";

interface ScreenViewProps {
  compiled: CompiledScreen;
  screen: LocalisedScreen;
  frame: RenderFrame;
  /** The dialog that an action opened, by its block's key. */
  opened?: string;
  close?: () => void;
  /** What works behind the page without being seen: the browser's watchers of data. */
  behind?: ReactNode;
  toasts?: Toasts;
}

/** The slot of dialogs: they stand over the page instead of in it. */
const overlay = "overlay";

/**
 * A whole screen, the same on the server and in the browser: the slots of its layout in their order, the dialogs that
 * are open, and the place for messages.
 */
export function ScreenView({ compiled, screen, frame, opened, close, behind, toasts }: ScreenViewProps) {
  return (
    <>
      {behind}
      <a className="skip" href="#main">
        {frame.t("common.skipToContent")}
      </a>
      <div className={`frame ${screen.frame}`}>{slotElements(compiled, screen, frame)}</div>
      <>{dialogs(compiled, screen, frame, { opened, close })}</>
      <ToastRegion toasts={toasts} closeLabel={frame.t("common.close")} />
    </>
  );
}

function slotElements(compiled: CompiledScreen, screen: LocalisedScreen, frame: RenderFrame): ReactElement[] {
  return slotOrder(screen).map((name) => {
    const { tag = "div" } = screen.slots[name]!;
    const main = tag === "main" ? { id: "main", tabIndex: -1 } : undefined;
    return createElement(tag, { key: name, className: `slot-${name}`, ...main }, elementsOf(compiled.slots[name] ?? [], frame));
  });
}

const orders = new WeakMap<LocalisedScreen, string[]>();

function slotOrder(screen: LocalisedScreen): string[] {
  let order = orders.get(screen);
  if (!order) {
    order = Object.keys(screen.slots)
      .filter((name) => name !== overlay)
      .sort((a, b) => (screen.slots[a]!.order ?? 0) - (screen.slots[b]!.order ?? 0));
    orders.set(screen, order);
  }
  return order;
}

/** A dialog with a condition shows while it holds; one without shows when an action opened it. */
function dialogs(
  compiled: CompiledScreen,
  screen: LocalisedScreen,
  frame: RenderFrame,
  { opened, close }: { opened?: string; close?: () => void },
): ReactElement[] {
  const shown: ReactElement[] = [];
  for (const block of compiled.slots[overlay] ?? []) {
    const byItself = screen.blocks[block.key]?.when !== undefined;
    if (byItself ? !block.visible(frame.scope) : opened !== block.key) continue;
    const element = elementOf(block, frame, byItself ? undefined : close);
    if (element) shown.push(element);
  }
  return shown;
}
