import { useMemo, useRef, useState, type ReactNode } from "react";
import type { Action } from "../../generated/types.ts";
import { actionKinds, maxActions } from "../../site/compile/actions.ts";
import { moved } from "../../shared/moved.ts";
import { usePanel } from "../panel/context.ts";
import { EntryTools, followMoved } from "../panel/EntryTools.tsx";
import { ActionCard } from "./ActionCard.tsx";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { useCallable } from "./use-callable.ts";

interface ActionListEditorProps {
  id: string;
  /** What the event is called. */
  label: string;
  value: readonly Action[];
  dialogs: readonly { key: string; label: string }[];
  onChange: (value: Action[] | undefined) => void;
}

/** What happens at an event: steps one after the other, at most five, stopping at one that fails. */
export function ActionListEditor({ id, label, value, dialogs, onChange }: ActionListEditorProps): ReactNode {
  const { t, language } = usePanel();
  const [opened, setOpened] = useState<number>();
  const callable = useCallable();
  const list = useRef<HTMLOListElement>(null);
  const kinds = useMemo(
    () => actionKinds.filter((kind) => kind !== "call" || Object.keys(language.operations).some(callable)),
    [language, callable],
  );
  const set = (next: Action[]) => onChange(next.length > 0 ? next : undefined);
  const sentence = (action: Action): string => {
    const done = t(`studio.action.do.${action.do}`);
    if (action.do === "call" && action.operation !== "")
      return t("studio.action.doing", { done, what: language.words.site.operation(action.operation) });
    if (action.do === "navigate" && typeof action.to === "string")
      return t("studio.action.doing", { done, what: action.to });
    return done;
  };
  const move = (from: number, to: number) => {
    set(moved(value, from, to));
    setOpened(undefined);
    followMoved(list.current, from, to);
  };
  return (
    <div id={id}>
      {value.length === 0 && <p className="sp-note">{t("studio.action.none")}</p>}
      <ol className="sp-list" ref={list}>
        {value.map((action, index) => {
          const title = t("studio.action.step", { number: index + 1, what: sentence(action) });
          return (
            <li key={index}>
              <details
                open={opened === index}
                onToggle={(event) =>
                  setOpened(event.currentTarget.open ? index : opened === index ? undefined : opened)
                }
              >
                <summary>{title}</summary>
                {opened === index && (
                  <ActionCard
                    id={`${id}-${index}`}
                    value={action}
                    dialogs={dialogs}
                    onChange={(next) => set(value.map((one, at) => (at === index ? next : one)))}
                  />
                )}
              </details>
              <EntryTools
                title={title}
                index={index}
                count={value.length}
                onMove={(to) => move(index, to)}
                onRemove={() => (set(value.filter((_, at) => at !== index)), setOpened(undefined))}
                t={t}
              />
            </li>
          );
        })}
      </ol>
      {value.length < maxActions ? (
        <div className="sp-presets" role="group" aria-label={t("studio.action.addTo", { label })}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="sp-chip"
              onClick={() => (set([...value, fresh(kind)]), setOpened(value.length))}
            >
              <EditIcon name="plus" size={16} />
              {t(`studio.action.do.${kind}`)}
            </button>
          ))}
        </div>
      ) : (
        <p className="sp-note">{t("studio.action.full", { count: maxActions })}</p>
      )}
    </div>
  );
}

function fresh(kind: Action["do"]): Action {
  switch (kind) {
    case "call":
      return { do: "call", operation: "" };
    case "navigate":
      return { do: "navigate", to: "/" };
    case "toast":
      return { do: "toast", text: { text: {} }, tone: "success" };
    case "refresh":
      return { do: "refresh" };
    default:
      return { do: "dialog", close: true };
  }
}
