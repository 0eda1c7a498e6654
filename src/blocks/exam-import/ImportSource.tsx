import { useState, type ReactNode } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { Props } from "./ExamImport.tsx";
import type { Source } from "./use-import.ts";

const formats = ["auto", "text", "xlsx", "gift", "moodle", "qti"] as const;
const templates = ["xlsx", "text", "gift"] as const;

/** Where questions come from: a file that is chosen or dropped, or a text that is pasted. */
export function ImportSource({
  isBusy,
  onRead,
  operations,
  blockKey,
  t,
}: Props & { isBusy: boolean; onRead(source: Source): void }): ReactNode {
  const [format, setFormat] = useState<Source["format"]>("auto");
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const [failed, setFailed] = useState(false);
  const held = useHeld();
  const take = (file: Blob | undefined) => file && !isBusy && onRead({ file, format });
  const template = async (one: (typeof templates)[number]) => {
    setFailed(false);
    try {
      saveFile(await operations.getExamQuestionTemplate({ format: one }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <p className="field">
        <label htmlFor={`${blockKey}-format`}>{t("examImport.format")}</label>
        <select
          id={`${blockKey}-format`}
          value={format}
          disabled={isBusy}
          onChange={(event) => setFormat(event.target.value as Source["format"])}
        >
          {formats.map((one) => (
            <option key={one} value={one}>
              {t(`examImport.format.${one}`)}
            </option>
          ))}
        </select>
      </p>
      <div className="sources">
        <div
          className={over ? "drop over" : "drop"}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          <p>{t("examImport.drop")}</p>
          <label className="btn">
            {t("examImport.choose")}
            <input
              type="file"
              accept=".txt,.gift,.xml,.zip,.xlsx"
              {...held}
              disabled={held.disabled || isBusy}
              onChange={(event) => {
                take(event.target.files?.[0]);
                // The same file may be chosen again, after it was changed.
                event.target.value = "";
              }}
            />
          </label>
          <p className="muted">{t("examImport.limits")}</p>
        </div>
        <form
          className="paste"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== "") take(new Blob([text], { type: "text/plain" }));
          }}
        >
          <label htmlFor={`${blockKey}-text`}>{t("examImport.paste")}</label>
          <textarea
            id={`${blockKey}-text`}
            rows={8}
            value={text}
            placeholder={t("examImport.pasteExample")}
            onChange={(event) => setText(event.target.value)}
          />
          <button className="btn ghost" {...held} aria-disabled={isBusy || text.trim() === ""}>
            {t("examImport.readText")}
          </button>
        </form>
      </div>
      <p className="templates">
        <span>{t("examImport.templates")}</span>
        {templates.map((one) => (
          <button key={one} type="button" className="link" {...held} onClick={() => void template(one)}>
            {t(`examImport.template.${one}`)}
          </button>
        ))}
        <span role="status" className="problem">
          {failed ? t("examImport.failed") : ""}
        </span>
      </p>
    </>
  );
}
