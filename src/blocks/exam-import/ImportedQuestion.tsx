import type { ReactNode } from "react";
import type {
  CheckExamQuestionsReply,
  ExamPartKey,
  ExamQuestionBody,
  ExamQuestionPart,
} from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { Props } from "./ExamImport.tsx";

export type Imported = CheckExamQuestionsReply["questionList"][number];

/** A question as it would be stored: its text, each option with whether it is right, the key, explanation and points. */
export function ImportedQuestion({
  question,
  isSheet,
  isTaken,
  onTake,
  t,
}: {
  question: Imported;
  isSheet: boolean;
  isTaken: boolean;
  onTake(isTaken: boolean): void;
  t: Props["t"];
}): ReactNode {
  const { line, file, isDuplicate, points, doubtList, draft } = question;
  const { body, key } = draft;
  return (
    <>
      <p className="about">
        {!isDuplicate && (
          <label className="tick">
            <input type="checkbox" checked={!isTaken} onChange={({ target }) => onTake(!target.checked)} />
            {t("examImport.leaveOut")}
          </label>
        )}
        <span className="kind">{t(`examImport.kind.${draft.questionKind}`)}</span>
        <span className="muted num">
          {file && <Content>{`${file} `}</Content>}
          {t(isSheet ? "examImport.row" : "examImport.line", { line })}
        </span>
        {points !== undefined && <span className="muted num">{t("examImport.points", { count: points })}</span>}
        {isDuplicate && <span className="muted">{t("examImport.duplicate")}</span>}
      </p>
      {doubtList.length > 0 && <p className="problem">{doubtList.join("；")}</p>}
      <RichTextView body={body.stem} />
      <Key body={body} keyOf={key} t={t} />
      {(body.parts ?? []).map((part) => (
        <div key={part.id} className="part">
          <RichTextView body={part.stem} />
          <Key body={part} keyOf={key.parts?.find(({ id }) => id === part.id) ?? {}} t={t} />
        </div>
      ))}
      {key.explanation && (
        <div className="explanation">
          <b>{t("examImport.explanation")}</b>
          <RichTextView body={key.explanation} />
        </div>
      )}
    </>
  );
}

function Key({
  body,
  keyOf,
  t,
}: {
  body: ExamQuestionBody | ExamQuestionPart;
  keyOf: Omit<ExamPartKey, "id">;
  t: Props["t"];
}): ReactNode {
  const { options = [], targets = [] } = body;
  const { right = [], blanks, pairs, sample } = keyOf;
  const letter = (list: typeof options, id: string) => {
    const at = list.findIndex((option) => option.id === id);
    return at < 0 ? t(id === "true" ? "examImport.true" : "examImport.false") : String.fromCodePoint(65 + at);
  };
  const answer =
    right.map((id) => letter(options, id)).join(" ") ||
    pairs?.map(({ option, target }) => `${letter(options, option)} — ${letter(targets, target)}`).join("；") ||
    blanks?.map(blankText).join("；") ||
    sample;
  const isMaterial = "parts" in body && (body.parts?.length ?? 0) > 0;
  return (
    <>
      <Choices list={options} right={right} />
      <Choices list={targets} right={[]} />
      {!isMaterial && (
        <p className={answer ? "key" : "key muted"}>
          <b>{t("examImport.key")}</b>
          <Content>{answer || t("examImport.noKey")}</Content>
        </p>
      )}
    </>
  );
}

function Choices({
  list,
  right,
}: {
  list: NonNullable<ExamQuestionBody["options"]>;
  right: readonly string[];
}): ReactNode {
  if (list.length === 0) return null;
  return (
    <ul className="options">
      {list.map(({ id, content }, place) => (
        <li key={id} data-right={right.includes(id) || undefined}>
          <b>{String.fromCodePoint(65 + place)}</b>
          <RichTextView body={content} />
        </li>
      ))}
    </ul>
  );
}

function blankText({ accept = [], number, tolerance = 0 }: NonNullable<ExamPartKey["blanks"]>[number]): string {
  return [...accept, ...(number === undefined ? [] : [tolerance > 0 ? `${number}±${tolerance}` : String(number)])].join(
    " / ",
  );
}
