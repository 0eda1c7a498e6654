import { lazy, Suspense, type ReactNode } from "react";
import { filledAddress } from "../../shared/filled-address.ts";
import { holds } from "../../site/records/holds.ts";
import type { BlockProps } from "../block.ts";
import { ReadColumns } from "../shared/read-columns.tsx";
import { CountLine, NamedLines, SampleLines, Status } from "./Found.tsx";
import type { useSheet } from "./use-sheet.ts";

const QuestionPreview = lazy(async () => ({ default: (await import("./QuestionPreview.tsx")).QuestionPreview }));

/** What was found in the lines, what came of them once they were taken, and what can be done with them. */
export function WhatCame({
  sheet,
  files,
  preview = "lines",
  takeLabel,
  counts,
  offer,
  next,
  t,
}: BlockProps<"importSheet"> & { sheet: ReturnType<typeof useSheet> }): ReactNode {
  const { found, result, leftOut, progress } = sheet;
  const words = texts[preview];
  const label = takeLabel ?? t("importSheet.takeLabel");
  const shown = result && !found ? result : found && { ...found, refused: found.refusedList, text: found.values.text };
  const count = found ? found.takenCount - leftOut.size : 0;
  const isSheet = shown?.isSheet ?? false;
  const formatName = found?.reply["formatName"];
  const nextHref = result && !result.error && next && filledAddress(next.linkPath, result.values);
  const refused = shown && shown.refused.length > 0 && (
    <NamedLines
      heading={t(words.refused, { count: shown.refused.length })}
      isError
      isSheet={isSheet}
      rows={shown.refused}
      text={shown.text}
      t={t}
    />
  );
  return (
    <>
      <Status result={result}>
        {found && (
          <p>
            {typeof formatName === "string" && `${formatName} · `}
            {t(words.found, { count: found.takenCount, refused: found.refusedList.length })}
          </p>
        )}
        {found && !result && found.duplicateCount > 0 && (
          <p>{t("importSheet.duplicates", { count: found.duplicateCount })}</p>
        )}
        {result && result.taken > 0 && <p>{t(words.done, { count: result.taken })}</p>}
        {result && result.duplicates > 0 && <p>{t("importSheet.duplicates", { count: result.duplicates })}</p>}
        {shown && <CountLine counts={shown.counts} named={counts} />}
        {result?.error && <p className="fault">{result.error}</p>}
        {result?.error && found && files && <p>{t("importSheet.goOn")}</p>}
        {!found && result && result.text !== "" && <p>{t(words.left)}</p>}
        {nextHref && (
          <p>
            <a className="btn ghost" href={nextHref}>
              {next.label}
            </a>
          </p>
        )}
      </Status>
      {found && offer && holds(offer.when, found.reply) && (
        <p className="note">
          {offer.text}
          <button type="button" className="btn ghost" onClick={() => void sheet.checkAgain(offer.values)}>
            {offer.label}
          </button>
        </p>
      )}
      {preview === "questions" && refused}
      {found && found.omissionList.length > 0 && (
        <NamedLines
          heading={t("importSheet.omitted", { count: found.omissionList.length })}
          isSheet={isSheet}
          rows={found.omissionList}
          text=""
          t={t}
        />
      )}
      {found && (
        <>
          <ReadColumns columns={found.columnList} t={t} />
          {preview === "questions" && (
            <Suspense>
              <QuestionPreview
                entries={found.recordList ?? []}
                isSheet={isSheet}
                leftOut={leftOut}
                onLeave={sheet.leave}
                t={t}
              />
            </Suspense>
          )}
          <div className="note">
            {preview === "lines" && <SampleLines checked={found} t={t} />}
            <p className="tools">
              <button
                type="button"
                className="btn"
                aria-disabled={progress !== undefined}
                disabled={count === 0}
                onClick={() => void sheet.take()}
              >
                {t(words.take, { label, count })}
              </button>
              <button type="button" className="btn ghost" disabled={progress !== undefined} onClick={sheet.forget}>
                {t("importSheet.discard")}
              </button>
            </p>
          </div>
          {progress !== undefined && (
            <progress value={progress} max={Math.max(1, count)} aria-label={t("importSheet.taking")} />
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
      {preview === "lines" && refused}
    </>
  );
}

/** What is said of the lines, by what they are. */
const texts = {
  lines: {
    found: "importSheet.found",
    done: "importSheet.done",
    left: "importSheet.left",
    take: "importSheet.take",
    refused: "importSheet.refused",
  },
  questions: {
    found: "importSheet.questions.found",
    done: "importSheet.questions.done",
    left: "importSheet.questions.left",
    take: "importSheet.questions.take",
    refused: "importSheet.questions.refused",
  },
} as const;
