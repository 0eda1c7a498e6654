import { createElement, type ReactElement, type ReactNode } from "react";
import { PageLanguage } from "../ui/content.tsx";
import { DraftOwnerContext, FormDefinitionsContext } from "../forms/definition.ts";
import type { CompiledScreen } from "../site/compile/compile.ts";
import type { PagePayload } from "../site/document/page.ts";
import { elementOf, elementsOf, type RenderFrame } from "./elements.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import type { Toasts } from "./toasts.ts";

interface ScreenViewProps {
  compiled: CompiledScreen;
  page: Pick<PagePayload, "screen" | "forms">;
  frame: RenderFrame;
  /** The dialog that an action opened, by its block's key. */
  opened?: string | undefined;
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
export function ScreenView({ compiled, page, frame, opened, close, behind, toasts }: ScreenViewProps) {
  return (
    <PageLanguage value={frame.locale}>
      <FormDefinitionsContext value={page.forms}>
        <DraftOwnerContext value={frame.scope.viewer.id ?? ""}>
          {behind}
          <a className="skip" href="#main">
            {frame.t("common.skipToContent")}
          </a>
          <div className={`frame ${compiled.frame}`}>{regions(compiled, frame)}</div>
          <>{dialogs({ compiled, page, frame, opened, close })}</>
          <ToastRegion toasts={toasts} closeLabel={frame.t("common.close")} />
        </DraftOwnerContext>
      </FormDefinitionsContext>
    </PageLanguage>
  );
}

function regions(compiled: CompiledScreen, frame: RenderFrame): ReactElement[] {
  const elements: ReactElement[] = [];
  for (const { name, tag } of compiled.regions) {
    if (name === overlay) continue;
    const main = tag === "main" ? { id: "main", tabIndex: -1 } : undefined;
    elements.push(
      createElement(
        tag,
        { key: name, className: `slot-${name}`, ...main },
        elementsOf(compiled.slots[name] ?? [], frame),
      ),
    );
  }
  return elements;
}

/** A dialog with a condition shows while it holds; one without shows when an action opened it. */
function dialogs({ compiled, page, frame, opened, close }: ScreenViewProps): ReactElement[] {
  const shown: ReactElement[] = [];
  for (const block of compiled.slots[overlay] ?? []) {
    const byItself = page.screen.blocks[block.key]?.when !== undefined;
    if (byItself ? !block.visible(frame.scope) : opened !== block.key) continue;
    const element = elementOf(block, frame, byItself ? undefined : close);
    if (element) shown.push(element);
  }
  return shown;
}
