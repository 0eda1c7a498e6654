import type { ReactNode } from "react";
import type { Action, Binding, Text } from "../../generated/types.ts";
import { isBinding } from "../../site/compile/bindings.ts";
import { usePanel } from "../panel/context.ts";
import { AddressPicker } from "./AddressPicker.tsx";
import { BindingPicker } from "./BindingPicker.tsx";
import { OperationInput } from "./OperationInput.tsx";
import { OperationPicker } from "./OperationPicker.tsx";
import { TextPicker } from "./TextPicker.tsx";
import { useCallable } from "./use-callable.ts";

interface ActionCardProps {
  id: string;
  value: Action;
  /** Blocks that can be opened as dialogs: key and what it is called. */
  dialogs: readonly { key: string; label: string }[];
  onChange: (value: Action) => void;
}

/** What one step does, with all that can be said of it. */
export function ActionCard({ id, value, dialogs, onChange }: ActionCardProps): ReactNode {
  const { t, operations, language } = usePanel();
  const allows = useCallable();
  switch (value.do) {
    case "call":
      return (
        <div className="sp-form">
          <OperationPicker
            id={`${id}-operation`}
            label={t("studio.operation.choose")}
            allows={allows}
            value={value.operation === "" ? undefined : value.operation}
            onChange={(operation) => onChange({ ...value, operation, body: {} })}
          />
          {isBinding(value.body) ? (
            <p className="sp-note">
              {t("studio.action.wholeBody")}{" "}
              <button type="button" className="sp-plain" onClick={() => onChange({ ...value, body: {} })}>
                {t("studio.action.eachField")}
              </button>
            </p>
          ) : (
            value.operation !== "" && (
              <>
                <OperationInput
                  id={`${id}-body`}
                  operation={value.operation}
                  value={value.body}
                  onChange={(body) => onChange({ ...value, body: body as NonNullable<typeof value.body> })}
                />
                <button
                  type="button"
                  className="sp-plain"
                  onClick={() => onChange({ ...value, body: { $bind: "item" } })}
                >
                  {t("studio.action.sendWhole")}
                </button>
              </>
            )
          )}
          <Optional
            label={t("studio.action.confirm")}
            about={t("studio.action.confirm.about")}
            isOn={value.confirm !== undefined}
            onToggle={(isOn) =>
              onChange(isOn ? { ...value, confirm: { text: {} } } : without(without(value, "confirm"), "yes"))
            }
          >
            <TextPicker
              id={`${id}-confirm`}
              label={t("studio.action.confirm")}
              value={value.confirm}
              onChange={(confirm) =>
                onChange(confirm ? { ...value, confirm: confirm as Text } : { ...value, confirm: { text: {} } })
              }
            />
            <TextPicker
              id={`${id}-yes`}
              label={t("studio.action.yes")}
              value={value.yes}
              onChange={(yes) => onChange(yes ? { ...value, yes: yes as Text } : without(value, "yes"))}
            />
          </Optional>
          <label className="sp-check">
            <input
              type="checkbox"
              checked={value.quiet === true}
              onChange={(event) => onChange(event.target.checked ? { ...value, quiet: true } : without(value, "quiet"))}
            />
            {t("studio.action.quiet")}
          </label>
        </div>
      );
    case "navigate":
      return (
        <div className="sp-form">
          {isBinding(value.to) ? (
            <>
              <BindingPicker
                id={`${id}-to`}
                label={t("studio.action.to")}
                value={value.to}
                wanted={{ type: "string" }}
                onChange={(to) => onChange({ ...value, to: to ?? "/" })}
              />
              <button type="button" className="sp-plain" onClick={() => onChange({ ...value, to: "/" })}>
                {t("studio.bind.write")}
              </button>
            </>
          ) : (
            <>
              <AddressPicker
                id={`${id}-to`}
                label={t("studio.action.to")}
                value={value.to}
                onChange={(to) => onChange({ ...value, to })}
              />
              <button
                type="button"
                className="sp-plain"
                onClick={() => onChange({ ...value, to: { $bind: "route.returnTo" } as Binding })}
              >
                {t("studio.bind.link")}
              </button>
            </>
          )}
          <label className="sp-check">
            <input
              type="checkbox"
              checked={value.replace === true}
              onChange={(event) =>
                onChange(event.target.checked ? { ...value, replace: true } : without(value, "replace"))
              }
            />
            {t("studio.action.replace")}
          </label>
        </div>
      );
    case "toast":
      return (
        <div className="sp-form">
          <TextPicker
            id={`${id}-text`}
            label={t("studio.action.message")}
            value={value.text}
            onChange={(text) => onChange({ ...value, text: (text ?? { text: {} }) as Text })}
          />
          <label className="sp-inline">
            <span>{t("studio.action.tone")}</span>
            <select
              className="sp-input"
              value={value.tone}
              onChange={(event) => onChange({ ...value, tone: event.target.value as typeof value.tone })}
            >
              {(["success", "error", "info"] as const).map((tone) => (
                <option key={tone} value={tone}>
                  {t(`studio.action.tone.${tone}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      );
    case "refresh": {
      const chosen = value.data ?? [];
      return (
        <fieldset className="sp-checks">
          <legend>{t("studio.action.refreshWhat")}</legend>
          <label className="sp-check">
            <input
              type="checkbox"
              checked={value.data === undefined}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? { do: "refresh" }
                    : { do: "refresh", data: Object.keys(operations).slice(0, 1) },
                )
              }
            />
            {t("studio.action.refreshAll")}
          </label>
          {value.data !== undefined &&
            Object.entries(operations).map(([name, operation]) => (
              <label key={name} className="sp-check">
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={(event) => {
                    const data = event.target.checked ? [...chosen, name] : chosen.filter((one) => one !== name);
                    onChange(data.length > 0 ? { do: "refresh", data } : { do: "refresh" });
                  }}
                />
                {language.words.site.operation(operation)} ({name})
              </label>
            ))}
        </fieldset>
      );
    }
    case "dialog":
      return (
        <label className="sp-inline">
          <span>{t("studio.action.dialog")}</span>
          <select
            className="sp-input"
            value={value.open ?? ""}
            onChange={(event) =>
              onChange(
                event.target.value === "" ? { do: "dialog", close: true } : { do: "dialog", open: event.target.value },
              )
            }
          >
            <option value="">{t("studio.action.dialogClose")}</option>
            {dialogs.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      );
    default:
      return value satisfies never;
  }
}

function Optional({
  label,
  about,
  isOn,
  onToggle,
  children,
}: {
  label: string;
  about: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      <label className="sp-check">
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
        {label}
      </label>
      {isOn && (
        <>
          <p className="sp-note">{about}</p>
          {children}
        </>
      )}
    </div>
  );
}

function without<Value extends object, Name extends keyof Value>(value: Value, name: Name): Value {
  const { [name]: _, ...rest } = value;
  return rest as Value;
}
