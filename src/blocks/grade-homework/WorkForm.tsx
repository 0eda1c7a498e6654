import { useId, useState, type ReactNode } from "react";
import { upload } from "../../forms/upload.ts";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { ExamAnswerBody, ExamSlot, Homework, HomeworkFile } from "../../generated/types.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { BlockProps } from "../block.ts";
import { AnswerFiles } from "../shared/answer-files.tsx";
import { callFault } from "../shared/call-error.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { useWork } from "./use-work.ts";
import { About } from "../../ui/named.tsx";

type Props = Pick<BlockProps<"gradeHomework">, "operations" | "t">;

/** Kinds that the server takes, as a field for files knows them. */
const ACCEPT = ".pdf,.docx,.xlsx,.pptx,.jpg,.jpeg,.png,.webp,.zip,.txt,.csv,.md";
/** Files of one answer. */
const MAX_FILES = inputLimits.saveExamAnswers.answerList.items.body.files.maxItems;

/** Where homework is written, and handed in. */
export function WorkForm({
  homework,
  attemptId,
  operations,
  done,
  t,
}: Props & { homework: Homework; attemptId: string; done: () => void }): ReactNode {
  const work = useWork({ attemptId, operations, t });
  const [said, setSaid] = useState("");
  const [sending, setSending] = useState(0);
  const isElsewhere = work.state === "elsewhere";
  const isEmpty = !Object.values(work.answers).some(
    ({ text = "", files = [] }) => text.trim() !== "" || files.length > 0,
  );
  const handIn = async () => {
    setSaid("");
    if (!(await work.store.save())) return;
    try {
      await operations.submitExamAttempt({ attemptId });
      done();
    } catch (error) {
      setSaid(callFault(error, t, "gradeHomework.unsent").message);
    }
  };
  if (!work.attempt) return <p role={work.fault ? "alert" : "status"}>{work.fault || t("gradeRoom.loading")}</p>;
  return (
    <section>
      <h2>{t("gradeHomework.answer")}</h2>
      {isElsewhere && (
        <p className="note" role="alert">
          {t("gradeHomework.elsewhere")}{" "}
          <button type="button" className="link" onClick={() => void work.store.takeOver()}>
            {t("gradeHomework.takeOver")}
          </button>
        </p>
      )}
      {work.attempt.slotList.map((slot) => (
        <One
          key={slot.slot}
          slot={slot}
          attemptId={attemptId}
          answer={work.answers[slot.slot] ?? {}}
          known={homework.fileList}
          isFileTaken={homework.isFileTaken}
          isReadOnly={isElsewhere}
          change={(more) => work.store.change(slot.slot, more)}
          busy={(by) => setSending((count) => count + by)}
          operations={operations}
          t={t}
        />
      ))}
      <p role="status" className="hint">
        {t(`gradeHomework.state.${work.state}`)}
      </p>
      {(work.fault || said) && (
        <p role="alert" className="fault">
          {work.fault || said}
        </p>
      )}
      <div>
        {sending > 0 ? (
          <button type="button" className="btn" aria-disabled>
            {t("gradeHomework.sending")}
          </button>
        ) : (
          <SureButton
            label={t("gradeHomework.handIn")}
            question={t(isEmpty ? "gradeHomework.handIn.empty" : "gradeHomework.handIn.sure")}
            className="btn"
            onSure={() => void handIn()}
            t={t}
          />
        )}
      </div>
    </section>
  );
}

function One({
  slot: { slot, body },
  attemptId,
  answer,
  known,
  isFileTaken,
  isReadOnly,
  change,
  busy,
  operations,
  t,
}: Props & {
  slot: ExamSlot;
  attemptId: string;
  answer: ExamAnswerBody;
  known: readonly HomeworkFile[];
  isFileTaken: boolean;
  isReadOnly: boolean;
  change: (more: (before: ExamAnswerBody) => ExamAnswerBody) => void;
  busy: (by: 1 | -1) => void;
}): ReactNode {
  const id = useId();
  const [sent, setSent] = useState<readonly HomeworkFile[]>([]);
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState("");
  const named = answer.files ?? [];
  const files = [...known, ...sent].filter(
    ({ fileNo }, index, all) => named.includes(fileNo) && all.findIndex((one) => one.fileNo === fileNo) === index,
  );
  const send = async (file: File) => {
    setFault("");
    setShare(0);
    busy(1);
    try {
      const made = await upload(operations, { file, name: file.name, purpose: "homework", progress: setShare });
      setSent((before) => [...before, made]);
      change((before) => ({ ...before, files: [...(before.files ?? []), made.fileNo] }));
    } catch (error) {
      const { message, fields } = callFault(error, t, "gradeHomework.unsent");
      setFault(fields[0]?.message ?? message);
    } finally {
      setShare(undefined);
      busy(-1);
    }
  };
  return (
    <div className="field">
      <div id={id}>
        <RichTextView body={body.stem} />
      </div>
      <textarea
        aria-labelledby={id}
        rows={10}
        {...inputLimits.saveExamAnswers.answerList.items.body.text}
        readOnly={isReadOnly}
        value={answer.text ?? ""}
        onChange={({ target }) => change((before) => ({ ...before, text: target.value }))}
      />
      {isFileTaken && (
        <>
          <AnswerFiles
            attemptId={attemptId}
            files={files}
            operations={operations}
            tools={({ fileNo, fileName }) => (
              <button
                type="button"
                className="link danger"
                disabled={isReadOnly}
                onClick={() =>
                  change((before) => ({ ...before, files: before.files?.filter((one) => one !== fileNo) ?? [] }))
                }
              >
                {t("gradeHomework.removeFile")}
                <About of={fileName} />
              </button>
            )}
            t={t}
          />
          {named.length < MAX_FILES && !isReadOnly && (
            <label className="field">
              <span>{t("gradeHomework.addFile")}</span>
              <input
                type="file"
                accept={ACCEPT}
                disabled={share !== undefined}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  target.value = "";
                  if (file) void send(file);
                }}
              />
              <small className="hint">{t("gradeHomework.addFile.hint")}</small>
            </label>
          )}
          {share !== undefined && <progress max={1} value={share} aria-label={t("gradeHomework.sending")} />}
          {fault && (
            <p role="alert" className="fault">
              {fault}
            </p>
          )}
        </>
      )}
    </div>
  );
}
