import { useRef, useState, type ReactNode } from "react";
import { WordLevelEnum } from "../../generated/enums.ts";
import type { CheckWordListReply, ImportWordListBody } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { PartProps } from "./ModerationDesk.tsx";
import { LevelField, levels } from "./LevelField.tsx";
import { cutText } from "../../shared/cut-text.ts";

/** As much as a call takes. */
const MAX_LENGTH = 3_000_000;
const MAX_TAGS = 10;

/** Tags as a field has them: parted by spaces or commas. */
export function tagsOf(text: string): string[] {
  const tags = text.split(/[\s,，、]+/).filter((tag) => tag !== "");
  return [...new Set(tags.map((tag) => cutText(tag, 20)))].slice(0, MAX_TAGS);
}

/** Takes over a list from a file or from the field: first what would become of it, then it is stored. */
export function WordImport({ operations, act, blockKey, done, t }: PartProps & { done(): Promise<void> }): ReactNode {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<Omit<ImportWordListBody, "siteOrgNo">>();
  const [preview, setPreview] = useState<CheckWordListReply>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const once = async (work: () => Promise<string | void>) => {
    if (busy) return;
    setBusy(true);
    await act(work);
    setBusy(false);
  };
  const check = () => {
    const given = new FormData(form.current ?? undefined);
    const input = {
      text,
      level: levels.find((one) => String(one) === given.get("level")) ?? WordLevelEnum.review,
      tagList: tagsOf(String(given.get("tags") ?? "")),
    };
    return once(async () => {
      setPreview(undefined);
      if (text.length > MAX_LENGTH) return t("moderationDesk.import.long");
      setPreview(await operations.checkWordList(input));
      setAsked(input);
      return undefined;
    });
  };
  const store = () =>
    once(async () => {
      if (!asked) return undefined;
      const { newCount, changedCount } = await operations.importWordList(asked);
      setPreview(undefined);
      setText("");
      await done();
      return t("moderationDesk.import.done", { added: newCount, changed: changedCount });
    });
  return (
    <details>
      <summary>
        <h2>{t("moderationDesk.import")}</h2>
      </summary>
      <form
        ref={form}
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
        onChange={() => setPreview(undefined)}
      >
        <p className="hint" id={`${blockKey}-import-hint`}>
          {t("moderationDesk.import.hint")}
        </p>
        <p className="field">
          <label htmlFor={`${blockKey}-import-file`}>{t("moderationDesk.import.file")}</label>
          <input
            id={`${blockKey}-import-file`}
            type="file"
            accept=".txt,.csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void once(async () => setText(await file.text()));
              target.value = "";
            }}
          />
        </p>
        <p className="field">
          <label htmlFor={`${blockKey}-import-text`}>{t("moderationDesk.import.text")}</label>
          <textarea
            id={`${blockKey}-import-text`}
            rows={5}
            required
            aria-describedby={`${blockKey}-import-hint`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </p>
        <div className="row">
          <LevelField id={`${blockKey}-import-level`} value={WordLevelEnum.review} t={t} />
          <p className="field">
            <label htmlFor={`${blockKey}-import-tags`}>{t("moderationDesk.tags")}</label>
            <input id={`${blockKey}-import-tags`} name="tags" maxLength={200} />
          </p>
        </div>
        <p>
          <button className="btn ghost" aria-disabled={busy}>
            {t("moderationDesk.import.check")}
          </button>
        </p>
      </form>
      {preview && (
        <div className="note" role="group" aria-label={t("moderationDesk.import.preview")}>
          <p>
            {t("moderationDesk.import.counts", {
              added: preview.newCount,
              changed: preview.changedCount,
              same: preview.sameCount,
              double: preview.doubleCount,
              wrong: preview.wrongCount,
            })}
          </p>
          {preview.wrongList.length > 0 && (
            <ul className="fault">
              {preview.wrongList.map(({ line, text: words }) => (
                <li key={line}>{t("moderationDesk.import.wrong", { line, text: words })}</li>
              ))}
            </ul>
          )}
          <ul className="tags">
            {preview.sampleList.map(({ word, level }) => (
              <li key={word}>
                <Content>{word}</Content> <span className="hint">{t(`moderationDesk.level.${level}`)}</span>
              </li>
            ))}
          </ul>
          <p className="do">
            <button
              type="button"
              className="btn"
              aria-disabled={busy}
              disabled={preview.newCount + preview.changedCount === 0}
              onClick={() => void store()}
            >
              {t("moderationDesk.import.take", { count: preview.newCount + preview.changedCount })}
            </button>
            <button type="button" className="btn ghost" onClick={() => setPreview(undefined)}>
              {t("common.cancel")}
            </button>
          </p>
        </div>
      )}
    </details>
  );
}
