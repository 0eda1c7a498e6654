import { useId, useState, type ReactNode } from "react";
import { upload } from "../../forms/upload.ts";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { ExamSlot, Homework, HomeworkFile } from "../../generated/types.ts";
import { About } from "../../ui/named.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { BlockProps } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { OtherVersion } from "../exam-sheet/OtherVersion.tsx";
import type { AnswersView } from "../exam-sheet/use-answers.ts";
import { AnswerFiles } from "../shared/answer-files.tsx";
import { callFaultText } from "../shared/call-error.ts";

interface Props extends Pick<BlockProps<"gradeHomework">, "operations" | "t"> {
  slot: ExamSlot;
  sheet: AnswersView;
  attemptId: string;
  homework: Pick<Homework, "fileList" | "isFileTaken">;
  /** Told when a file begins to be sent (1) and when that is over (-1). */
  busy: (by: 1 | -1) => void;
}

/** Kinds that the server takes, as a field for files knows them. */
const ACCEPT = ".pdf,.docx,.xlsx,.pptx,.jpg,.jpeg,.png,.webp,.zip,.txt,.csv,.md";
const { files: fileLimits, text: textLimits } = inputLimits.saveExamAnswers.answerList.items.body;

/** One answer in words and files. */
export function AnswerField({ sheet, homework, busy, operations, t, ...props }: Props): ReactNode {
  const { slot, body } = props.slot;
  const id = useId();
  const [sent, setSent] = useState<readonly HomeworkFile[]>([]);
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState<{ file: File; text: string }>();
  const answer = sheet.answers.get(slot)?.body ?? {};
  const named = answer.files ?? [];
  const known = new Map([...homework.fileList, ...sent].map((file) => [file.fileNo, file]));
  const unknown = { fileName: t("gradeHomework.file"), fileSize: 0 };
  const send = async (file: File) => {
    setFailed(undefined);
    setShare(0);
    busy(1);
    try {
      const { fileNo } = await upload(operations, { file, name: file.name, purpose: "homework", progress: setShare });
      setSent((before) => [...before, { fileNo, fileName: file.name, fileSize: file.size }]);
      sheet.answer(slot, (before) => ({ ...before, files: [...(before.files ?? []), fileNo] }));
    } catch (error) {
      setFailed({ file, text: callFaultText(error, t, "gradeHomework.unsent") });
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
        {...textLimits}
        readOnly={!sheet.isHolder}
        value={answer.text ?? ""}
        onChange={({ target }) => sheet.answer(slot, (before) => ({ ...before, text: target.value }), true)}
      />
      <OtherVersion
        slot={slot}
        sheet={sheet}
        texts={{ about: "gradeHomework.other", add: "gradeHomework.other.add", drop: "gradeHomework.other.drop" }}
        t={t}
      />
      {homework.isFileTaken && (
        <>
          <AnswerFiles
            attemptId={props.attemptId}
            files={named.map((fileNo) => known.get(fileNo) ?? { fileNo, ...unknown })}
            operations={operations}
            tools={({ fileNo, fileName }) => (
              <button
                type="button"
                className="link danger"
                disabled={!sheet.isHolder}
                onClick={() =>
                  sheet.answer(slot, ({ files = [], ...before }) => ({
                    ...before,
                    files: files.filter((one) => one !== fileNo),
                  }))
                }
              >
                {t("gradeHomework.removeFile")}
                <About of={fileName} />
              </button>
            )}
            t={t}
          />
          {named.length < fileLimits.maxItems && sheet.isHolder && (
            <div className="field">
              <FilePicker
                accept={ACCEPT}
                disabled={share !== undefined}
                aria-describedby={`${id}-files`}
                onFiles={([file]) => void send(file)}
              >
                {t("gradeHomework.addFile")}
              </FilePicker>
              <small className="hint" id={`${id}-files`}>
                {t("gradeHomework.addFile.hint")}
              </small>
            </div>
          )}
          {share !== undefined && <progress max={1} value={share} aria-label={t("gradeHomework.sending")} />}
          {failed && (
            <p role="alert" className="fault">
              {failed.text}{" "}
              <button type="button" className="link" onClick={() => void send(failed.file)}>
                {t("gradeHomework.sendAgain")}
                <About of={failed.file.name} />
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
