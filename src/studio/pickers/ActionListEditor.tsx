import { useMemo, useState, type ReactNode } from "react";
import type { Action } from "../../generated/types.ts";
import { actionKinds, maxActions } from "../../site/compile/actions.ts";
import { usePanel } from "../panel/context.ts";
import { ActionCard } from "./ActionCard.tsx";
import { PickerIcon } from "./PickerIcon.tsx";
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
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
    setOpened(undefined);
  };
  return (
    <div id={id}>
      {value.length === 0 && <p className="sp-note">{t("studio.action.none")}</p>}
      <ol className="sp-list">
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
              <span className="sp-entry-tools">
                <button
                  type="button"
                  disabled={index === 0}
                  aria-label={t("studio.list.up", { title })}
                  onClick={() => move(index, index - 1)}
                >
                  <PickerIcon name="up" />
                </button>
                <button
                  type="button"
                  disabled={index === value.length - 1}
                  aria-label={t("studio.list.down", { title })}
                  onClick={() => move(index, index + 1)}
                >
                  <PickerIcon name="down" />
                </button>
                <button
                  type="button"
                  aria-label={t("studio.list.remove", { title })}
                  onClick={() => (set(value.filter((_, at) => at !== index)), setOpened(undefined))}
                >
                  <PickerIcon name="remove" />
                </button>
              </span>
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
              <PickerIcon name="add" size={16} />
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
