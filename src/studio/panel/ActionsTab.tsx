import type { ReactNode } from "react";
import type { BlockType } from "../../generated/built/block-table.ts";
import type { Action } from "../../generated/types.ts";
import { overlaysOf } from "../../site/document/placement.ts";
import { eventsOf, type EventPayload } from "../../site/check/events.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { resolveScreen } from "../../site/document/resolve.ts";
import { ActionListEditor } from "../pickers/ActionListEditor.tsx";
import { changeValue } from "./change.ts";
import { PanelProvider, usePanel } from "./context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { findingsAt } from "./findings.ts";
import { isBlockType } from "../labels.ts";

interface ActionsTabProps {
  type: BlockType;
  block: JsonObject;
  path: LayerPath;
  screen: string;
}

/** What happens at each event of a block. There its bindings may use what the event tells, too. */
export function ActionsTab({ type, block, path, screen }: ActionsTabProps): ReactNode {
  const around = usePanel();
  const { draft, edit, findings, language } = around;
  const facts = language.blocks[type];
  const events: ReadonlyMap<string, EventPayload> = facts ? eventsOf(facts, block["props"]) : new Map();
  const on = isObject(block["on"]) ? block["on"] : {};
  const blocks = resolveScreen(draft.layers, screen)?.blocks ?? {};
  const dialogs = overlaysOf(blocks).map((key) => {
    const kind = blocks[key]?.type ?? "";
    return { key, label: isBlockType(kind) ? `${language.words.block.title(kind)} (${key})` : key };
  });
  return (
    <div className="sp-fields">
      {[...events].map(([event, { item, form }]) => {
        const there = [...path, "on", event];
        const label = language.words.block.event(type, event);
        const value = (Array.isArray(on[event]) ? on[event] : []) as Action[];
        return (
          <PanelProvider
            key={event}
            value={{
              ...around,
              path: there,
              event: { type, event },
              roots: { ...around.roots, item, form },
            }}
          >
            <FieldFrame
              id={`panel-on-${event}`}
              label={label}
              isGroup
              path={there}
              findings={findingsAt(findings, there)}
            >
              <ActionListEditor
                id={`panel-on-${event}`}
                label={label}
                value={value}
                dialogs={dialogs}
                onChange={(after) =>
                  edit(
                    (own) => changeValue({ own, base: draft.base, path: there, before: on[event], after }),
                    "studio.edit.action",
                    { together: there.join("/") },
                  )
                }
              />
            </FieldFrame>
          </PanelProvider>
        );
      })}
    </div>
  );
}
