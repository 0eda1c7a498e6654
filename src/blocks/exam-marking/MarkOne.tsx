import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamMarking, ExamRubricLine } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { AnswerFiles } from "../shared/answer-files.tsx";
import { answerWords } from "../../shared/answer-text.ts";
import { rubricScore, scoreOf, typedScore } from "./score.ts";
import type { QueueView } from "./use-queue.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

type T = BlockProps<"examMarking">["t"];

interface OneProps {
  marking: ExamMarking;
  queue: QueueView;
  locale: string;
  operations: BlockProps<"examMarking">["operations"];
  t: T;
}

/** One answer with its question and key, and the mark that it gets. */
export function MarkOne({ marking, queue, locale, operations, t }: OneProps): ReactNode {
  const mark = useMark(marking, queue);
  return (
    <article>
      <p className="facts num">
        <span>
          <Content>{marking.examName}</Content>
        </span>
        <span>{t("examMarking.no", { no: marking.slot })}</span>
        {marking.learnerName !== undefined && (
          <span>
            <Content>{marking.learnerName}</Content>
          </span>
        )}
        {marking.lateMs > 0 && <span>{t("examMarking.lateBy", { seconds: Math.ceil(marking.lateMs / 1000) })}</span>}
        {marking.isDueMissed && <span>{t("examMarking.dueMissed")}</span>}
        {marking.awayCount > 0 && (
          <span>{t("examMarking.away", { count: marking.awayCount, seconds: Math.round(marking.awayMs / 1000) })}</span>
        )}
        {marking.claimedBy !== undefined && (
          <span className="danger">{t("examMarking.claimed", { name: marking.claimedBy })}</span>
        )}
      </p>
      <RichTextView body={marking.body.stem} />
      <Answer marking={marking} t={t} />
      <AnswerFiles attemptId={marking.attemptId} files={marking.fileList ?? []} operations={operations} t={t} />
      <Opinions marking={marking} t={t} />
      <Give marking={marking} mark={mark} queue={queue} locale={locale} t={t} />
    </article>
  );
}

function Answer({ marking: { body, answer, key, questionKind }, t }: Pick<OneProps, "marking" | "t">): ReactNode {
  const words = { true: t("examMarking.true"), false: t("examMarking.false") };
  const none = t("examMarking.noAnswer");
  if (questionKind === QuestionKindEnum.material)
    return body.parts?.map((part) => {
      const given = answer?.parts?.find(({ id }) => id === part.id);
      const right = key.parts?.find(({ id }) => id === part.id);
      return (
        <section key={part.id}>
          <RichTextView body={part.stem} />
          <div className="answer">{answerWords(part, given, words) || none}</div>
          {right?.sample && <p className="key">{right.sample}</p>}
        </section>
      );
    });
  return (
    <>
      <div className="answer">
        <Content words={answer?.text ?? ""}>
          {answerWords(body, answer, words) || (answer?.files?.length ? "" : none)}
        </Content>
      </div>
      {key.sample && (
        <details>
          <summary>{t("examMarking.sample")}</summary>
          <p className="key">{key.sample}</p>
        </details>
      )}
    </>
  );
}

/** What others gave, once one may know it. */
function Opinions({
  marking: { opinionList, isMarked, markerName, score },
  t,
}: Pick<OneProps, "marking" | "t">): ReactNode {
  if (opinionList.length === 0)
    return isMarked && markerName ? (
      <p className="note">{t("examMarking.markedBy", { name: markerName, score })}</p>
    ) : null;
  return (
    <ul className="note">
      {opinionList.map((one, index) => (
        <li key={index}>
          {t(one.isOwn ? "examMarking.opinion.own" : "examMarking.opinion", { name: one.markerName, score: one.score })}
          {one.note && ` · ${one.note}`}
        </li>
      ))}
    </ul>
  );
}

/** What is typed about one answer, and its keys. */
function useMark(marking: ExamMarking, queue: QueueView) {
  const { maxScore, key, isMarked } = marking;
  const rubric = key.rubric ?? [];
  const [score, setScore] = useState(isMarked ? String(marking.score) : "");
  const [earned, setEarned] = useState<readonly number[]>(isMarked ? marking.rubric : []);
  const [note, setNote] = useState(marking.note);
  const typed = useRef({ at: 0 });
  const value = scoreOf(score, maxScore);
  const toggle = (index: number) => {
    const next = earned.includes(index)
      ? earned.filter((one) => one !== index)
      : [...earned, index].sort((a, b) => a - b);
    setEarned(next);
    setScore(String(rubricScore(rubric, next, maxScore)));
  };
  const given = () => ({ score: value ?? 0, rubric: [...earned], note: note.trim() });
  const save = () => {
    if (value !== undefined) queue.save(given());
  };
  const pressed = useHandler((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    const isField = target?.closest("input:not([type=checkbox]), textarea, select, button, a, summary") !== null;
    if (event.ctrlKey && pressedKey(event) === "Enter") return (event.preventDefault(), save());
    if (event.ctrlKey || event.metaKey || event.altKey || (target && isField)) return;
    if (/^\d$/.test(event.key)) {
      const next = typedScore(event.key, { before: score, since: event.timeStamp - typed.current.at, maxScore });
      typed.current = { at: event.timeStamp };
      if (next !== undefined) setScore(next);
    } else if (pressedKey(event) === "Enter") save();
    else if (event.key === "s") queue.skip();
    else {
      const index = "abcdefghij".indexOf(event.key);
      if (index >= 0 && index < rubric.length) toggle(index);
    }
  });
  useEffect(() => {
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [pressed]);
  return { rubric, score, setScore, value, earned, toggle, note, setNote, given, save };
}

function Give({
  marking: { maxScore },
  mark,
  queue,
  locale,
  t,
}: Omit<OneProps, "operations"> & { mark: ReturnType<typeof useMark> }): ReactNode {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mark.save();
  };
  const isWrong = mark.score !== "" && mark.value === undefined;
  return (
    <form className="give" onSubmit={submit}>
      <Rubric mark={mark} locale={locale} t={t} />
      <div className="field">
        <label htmlFor={id}>{t("examMarking.score", { max: maxScore })}</label>
        <div className="score">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={mark.score}
            aria-invalid={isWrong || undefined}
            onChange={({ target }) => mark.setScore(target.value)}
          />
          {shortcuts(maxScore).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={mark.value === one}
              onClick={() => mark.setScore(String(one))}
            >
              {one}
            </button>
          ))}
        </div>
        {isWrong && <p className="fault">{t("examMarking.tooMuch", { max: maxScore })}</p>}
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>{t("examMarking.note")}</label>
        <textarea
          id={`${id}-note`}
          rows={2}
          {...inputLimits.saveExamMark.note}
          value={mark.note}
          onChange={({ target }) => mark.setNote(target.value)}
        />
      </div>
      {queue.conflict ? (
        <div className="note" role="alert">
          <p>
            {t("examMarking.conflict", { name: queue.conflict.markerName ?? "", score: queue.conflict.score })}
            {queue.conflict.note && ` · ${queue.conflict.note}`}
          </p>
          <p className="tools">
            <button type="button" className="btn" onClick={queue.keepTheirs}>
              {t("examMarking.keepTheirs")}
            </button>
            <button
              type="button"
              className="btn ghost"
              disabled={mark.value === undefined}
              onClick={() => queue.giveOwn(mark.given())}
            >
              {t("examMarking.giveOwn")}
            </button>
          </p>
        </div>
      ) : (
        <p className="tools">
          <button className="btn" disabled={mark.value === undefined} aria-disabled={queue.busy}>
            {t("examMarking.save")}
          </button>
          <button type="button" className="btn ghost" onClick={queue.skip}>
            {t("examMarking.skip")}
          </button>
        </p>
      )}
      <p className="hint">{t("examMarking.keys")}</p>
    </form>
  );
}

/** The lines of the rubric: ticking them makes the score. */
function Rubric({
  mark: { rubric, earned, toggle },
  locale,
  t,
}: { mark: ReturnType<typeof useMark> } & Pick<OneProps, "locale" | "t">): ReactNode {
  if (rubric.length === 0) return null;
  const total = rubric.reduce((sum: number, { share }: ExamRubricLine) => sum + share, 0);
  return (
    <fieldset>
      <legend>{t("examMarking.rubric")}</legend>
      {rubric.map(({ text, share }, index) => (
        <label key={index} className="check">
          <input type="checkbox" checked={earned.includes(index)} onChange={() => toggle(index)} />
          <span>
            {index < 10 && <kbd>{"ABCDEFGHIJ"[index]}</kbd>} {text}{" "}
            <span className="muted num">{figuresIn(locale).percent(share / total)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whole points to press, where there are not too many of them; otherwise the usual shares. */
function shortcuts(maxScore: number): number[] {
  if (Number.isInteger(maxScore) && maxScore <= 10) return Array.from({ length: maxScore + 1 }, (_, score) => score);
  return [0, maxScore / 4, maxScore / 2, (maxScore * 3) / 4, maxScore].map((score) => Math.round(score * 100) / 100);
}
