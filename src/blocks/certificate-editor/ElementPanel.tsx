import { useRef, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { languages } from "../../generated/languages.ts";
import type { CertificateElement } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { ColorField, NumberField, SelectField } from "./fields.tsx";
import { valueNames, type ValueName } from "./state/design.ts";

interface ElementPanelProps {
  element: CertificateElement;
  paper: { width: number; height: number };
  /** What is wrong with it. */
  problems: readonly string[];
  change: (change: Partial<CertificateElement>, together?: string) => void;
  locale: string;
  t: Translate;
}

const aligns = ["start", "center", "end"] as const;
const MAX_TEXT = inputLimits.saveCertificateTemplate.design.elements.items.text.values.maxLength;

/** The properties of an element. */
export function ElementPanel({ element, paper, problems, change, locale, t }: ElementPanelProps): ReactNode {
  const { kind, left, top, width, height } = element;
  const number = (name: "left" | "top" | "width" | "height", value: number, [min, max]: [number, number]) => (
    <NumberField
      label={t(`certificateEditor.box.${name}`)}
      value={value}
      min={min}
      max={max}
      onChange={(next) => change({ [name]: next }, name)}
    />
  );
  return (
    <>
      {problems.length > 0 && (
        <ul className="problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {kind === "text" && <Texts text={element.text ?? {}} change={change} locale={locale} t={t} />}
      <div className="row">
        {number("left", left, [0, Math.max(0, paper.width - width)])}
        {number("top", top, [0, Math.max(0, paper.height - height)])}
        {number("width", width, [1, paper.width - left])}
        {number("height", height, [1, paper.height - top])}
      </div>
      {kind === "text" && (
        <div className="row">
          <NumberField
            label={t("certificateEditor.size")}
            value={element.size ?? 16}
            {...inputLimits.saveCertificateTemplate.design.elements.items.size}
            onChange={(size) => change({ size }, "size")}
          />
          <SelectField
            label={t("certificateEditor.align")}
            value={element.align ?? "start"}
            options={aligns.map((value) => ({ value, label: t(`certificateEditor.align.${value}`) }))}
            onChange={(align) => change({ align })}
          />
        </div>
      )}
      {(kind === "text" || kind === "line") && (
        <div className="row">
          <ColorField
            label={t("certificateEditor.color")}
            value={element.color ?? "#111827"}
            onChange={(color) => change({ color }, "color")}
          />
          {kind === "text" && (
            <label className="check">
              <input
                type="checkbox"
                checked={element.isBold ?? false}
                onChange={({ target }) => change({ isBold: target.checked })}
              />
              <span>{t("certificateEditor.bold")}</span>
            </label>
          )}
        </div>
      )}
    </>
  );
}

/** A text in each language; values go in where the cursor was. */
function Texts({
  text,
  change,
  locale,
  t,
}: Pick<ElementPanelProps, "change" | "locale" | "t"> & { text: Readonly<Record<string, string>> }): ReactNode {
  const last = useRef<{ language: string; at: number }>(undefined);
  const put = (language: string, value: string, together?: string) =>
    change({ text: { ...text, [language]: value } }, together);
  const insert = (name: ValueName) => {
    const { language, at } = last.current ?? { language: locale, at: MAX_TEXT };
    const before = text[language] ?? "";
    const value = `{${name}}`;
    if (before.length + value.length > MAX_TEXT) return;
    put(language, before.slice(0, at) + value + before.slice(at));
    last.current = { language, at: Math.min(at, before.length) + value.length };
  };
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return (
    <>
      {languages.map((language) => (
        <label key={language} className="field">
          <span>
            {t("certificateEditor.text", { language: names.of(language.split("-")[0] ?? language) ?? language })}
          </span>
          <textarea
            lang={language}
            rows={2}
            maxLength={MAX_TEXT}
            value={text[language] ?? ""}
            onSelect={({ currentTarget }) => (last.current = { language, at: currentTarget.selectionStart })}
            onChange={({ target }) => put(language, target.value, `text ${language}`)}
          />
        </label>
      ))}
      <p className="chips" role="group" aria-label={t("certificateEditor.insert")}>
        {valueNames.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => insert(name)}>
            {t(`certificateEditor.value.${name}`)}
          </button>
        ))}
      </p>
    </>
  );
}
