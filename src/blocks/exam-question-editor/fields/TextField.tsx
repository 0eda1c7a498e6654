import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from "react";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import type { RichText } from "../../../generated/types.ts";
import { plainText, richText } from "../state/text-only.ts";
import { useTools } from "./context.ts";

const RichEditor = lazy(async () => ({ default: (await import("../../rich-editor/RichEditor.tsx")).RichEditor }));

interface TextFieldProps {
  id: string;
  label: string;
  value: RichText;
  onChange: (value: RichText) => void;
  placeholder?: string;
  /** Whether the label is for screen readers alone. */
  isBare?: boolean;
  rows?: number;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** A text: a plain field as long as it is plain, the editor of rich text once more is wanted or there. */
export function TextField(props: TextFieldProps): ReactNode {
  const { id, label, value, onChange, placeholder, isBare = false, rows = 1, onKeyDown } = props;
  const { t, upload } = useTools();
  const [wanted, setWanted] = useState(false);
  const text = plainText(value);
  const isRich = wanted || text === undefined;
  return (
    <div className="text-field">
      <div className={isBare && isRich ? "vh" : "head"}>
        {isRich ? (
          <span id={`${id}-label`} className={isBare ? "vh" : "label"}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} className={isBare ? "vh" : "label"}>
            {label}
          </label>
        )}
      </div>
      {isRich ? (
        <Suspense fallback={<p className="muted">{t("examQuestionEditor.loading")}</p>}>
          <RichEditor
            id={id}
            value={value}
            onChange={onChange}
            labelledBy={`${id}-label`}
            placeholder={placeholder ?? ""}
            words={(name, values) => t(`examQuestionEditor.rich.${name}` as TextKey, values)}
            upload={upload}
          />
        </Suspense>
      ) : (
        <div className="plain">
          <textarea
            id={id}
            rows={rows}
            value={text}
            placeholder={placeholder}
            onChange={({ target }) => onChange(richText(target.value))}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="format"
            title={t("examQuestionEditor.format")}
            aria-label={`${t("examQuestionEditor.format")} ${label}`}
            onClick={() => setWanted(true)}
          >
            <b>A</b>
          </button>
        </div>
      )}
    </div>
  );
}
