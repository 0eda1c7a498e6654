import { useContext, useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { DraftOwnerContext } from "../../forms/definition.ts";
import { useHeld } from "../../forms/useHeld.ts";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { NamedForm } from "../shared/named-form.tsx";
import { ReadColumns } from "../shared/read-columns.tsx";
import { CheckedLines, CountLine, NamedLines, Status } from "./Found.tsx";
import { useSheet } from "./use-sheet.ts";

/** Lines, pasted or from a file: checked by a call of the screen, shown line by line, and taken over. */
export function ImportSheet(props: BlockProps<"importSheet">): ReactNode {
  const { form, heading, hint, isFolded = false, takeLabel, draftOf = [], keepDraft = true } = props;
  const { blockKey, operations, locale, t } = props;
  const owner = useContext(DraftOwnerContext);
  const draft = owner && keepDraft ? { form: [form, ...draftOf].join(":"), owner } : undefined;
  const { begun, checked, result, progress, check, take, forget } = useSheet(props, draft);
  const [isOpen, setOpen] = useState(!isFolded);
  const held = useHeld();
  const id = useId();
  const shown = checked ? { ...checked, refused: checked.refusedList, text: checked.values.text } : result;
  const label = takeLabel ?? t("importSheet.takeLabel");
  return (
    <Root aria-labelledby={id}>
      {isFolded ? (
        <p>
          <button
            type="button"
            id={id}
            className="btn ghost"
            {...held}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {heading}
          </button>
        </p>
      ) : (
        <h2 id={id}>{heading}</h2>
      )}
      {isOpen && hint && <p className="hint">{hint}</p>}
      {isOpen && (
        // What was checked is no more what stands in the field, once that is changed.
        <div onChange={forget}>
          <NamedForm
            key={begun.turn}
            name={form}
            id={blockKey}
            t={t}
            locale={locale}
            calls={operations}
            signedIn
            layout="grid"
            initial={begun.values}
            draft={draft}
            submitLabel={t("importSheet.check")}
            onSubmit={check}
          />
        </div>
      )}
      <Status result={result}>
        {checked && <p>{t("importSheet.found", { count: checked.takenCount, refused: checked.refusedList.length })}</p>}
        {result && result.taken > 0 && <p>{t("importSheet.done", { count: result.taken })}</p>}
        {shown && <CountLine counts={shown.counts} named={props.counts} />}
        {result?.error && <p className="fault">{result.error}</p>}
        {!checked && result && result.text !== "" && <p>{t("importSheet.left")}</p>}
      </Status>
      {checked && (
        <>
          <ReadColumns columns={checked.columnList} t={t} />
          <CheckedLines checked={checked} t={t}>
            <button
              type="button"
              className="btn"
              aria-disabled={progress !== undefined}
              disabled={checked.takenCount === 0}
              onClick={() => void take()}
            >
              {t("importSheet.take", { label, count: checked.takenCount })}
            </button>
            <button type="button" className="btn ghost" onClick={forget}>
              {t("importSheet.discard")}
            </button>
          </CheckedLines>
          {progress !== undefined && (
            <progress value={progress} max={Math.max(1, checked.takenCount)} aria-label={t("importSheet.taking")} />
          )}
        </>
      )}
      {result && result.noted.length > 0 && (
        <NamedLines
          heading={t("importSheet.noted", { count: result.noted.length })}
          rows={result.noted}
          text={result.checkedText}
          t={t}
        />
      )}
      {shown && shown.refused.length > 0 && (
        <NamedLines
          heading={t("importSheet.refused", { count: shown.refused.length })}
          isError
          rows={shown.refused}
          text={shown.text}
          t={t}
        />
      )}
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  display: grid;
  gap: 12px;
  max-width: 720px;
  .note {
    display: grid;
    gap: 10px;
  }
  .btn[aria-disabled="true"] {
    opacity: 0.5;
  }
  .rows {
    max-height: 320px;
    overflow: auto;
  }
  [role="status"]:focus {
    outline: none;
  }
  progress {
    width: 100%;
  }
`;
