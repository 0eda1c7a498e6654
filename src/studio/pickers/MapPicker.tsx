import { useState, type ReactNode } from "react";
import { isBinding } from "../../site/compile/bindings.ts";
import { isObject } from "../../shared/json.ts";
import { usePanel } from "../panel/context.ts";
import { PickerIcon } from "./PickerIcon.tsx";
import { TypedInput } from "./TypedInput.tsx";
import { usePathWords } from "./use-path-label.ts";

interface MapPickerProps {
  id: string;
  label: string;
  value: unknown;
  onChange: (value: Record<string, unknown> | undefined) => void;
}

/** Values by name, such as the parameters of an address. */
export function MapPicker({ id, label, value, onChange }: MapPickerProps): ReactNode {
  const { t } = usePanel();
  const wordsOfPath = usePathWords();
  const [name, setName] = useState("");
  const entries = Object.entries(isObject(value) ? value : {});
  const isTaken = entries.some(([known]) => known === name.trim());
  const isFree = /^[A-Za-z][A-Za-z0-9_-]*$/.test(name.trim()) && !isTaken;
  const without = (gone: string) => Object.fromEntries(entries.filter(([known]) => known !== gone));
  return (
    <div className="sp-map">
      {entries.map(([known, inner]) => (
        <div key={known} className="sp-row">
          <label htmlFor={`${id}-${known}`}>{known}</label>
          {isBinding(inner) ? (
            <output id={`${id}-${known}`}>{wordsOfPath(inner.$bind)}</output>
          ) : (
            <TypedInput
              id={`${id}-${known}`}
              value={typeof inner === "string" || typeof inner === "number" ? String(inner) : ""}
              onChange={(typed) => onChange({ ...without(known), [known]: typed })}
            />
          )}
          <button
            type="button"
            className="sp-icon"
            aria-label={t("studio.list.remove", { title: known })}
            onClick={() => onChange(entries.length > 1 ? without(known) : undefined)}
          >
            <PickerIcon name="remove" />
          </button>
        </div>
      ))}
      <div className="sp-row">
        <input
          className="sp-input"
          aria-label={t("studio.map.name", { label })}
          placeholder={t("studio.map.placeholder")}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button
          type="button"
          className="sp-add"
          disabled={!isFree}
          onClick={() => (onChange({ ...Object.fromEntries(entries), [name.trim()]: "" }), setName(""))}
        >
          <PickerIcon name="add" />
          {t("studio.list.add")}
        </button>
      </div>
      {isTaken && <p className="sp-problem">{t("studio.map.taken")}</p>}
    </div>
  );
}
