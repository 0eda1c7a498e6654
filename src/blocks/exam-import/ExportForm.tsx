import { useState, type ReactNode } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import type { ExportExamQuestionsReply } from "../../generated/types.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { Props } from "./ExamImport.tsx";
import { Root } from "./ExamImportStyle.ts";
import { ProblemTable } from "./ImportPreview.tsx";
import { SubjectField } from "./SubjectField.tsx";

const formats = ["xlsx", "gift", "qti"] as const;

/** The question bank, or a subject of it, as a file. */
export function ExportForm({ subjects = [], query = {}, operations, blockKey, t }: Props): ReactNode {
  const [subjectId, setSubject] = useState(query["subjectId"] ?? "");
  const [state, setState] = useState<"" | "busy" | "failed">("");
  const [made, setMade] = useState<ExportExamQuestionsReply>();
  const held = useHeld();
  const save = async (format: (typeof formats)[number]) => {
    if (state === "busy") return;
    setState("busy");
    setMade(undefined);
    try {
      const { str, tag, idList } = query;
      const reply = await operations.exportExamQuestions({
        format,
        ...(subjectId ? { subjectId } : {}),
        ...(str ? { str } : {}),
        ...(tag ? { tag } : {}),
        ...(idList ? { idList: idList.split(",") } : {}),
      });
      if (reply.questionCount > 0) saveFile(reply);
      setMade(reply);
      setState("");
    } catch {
      setState("failed");
    }
  };
  return (
    <Root>
      <SubjectField
        id={`${blockKey}-subject`}
        label={t("examImport.subject")}
        subjects={subjects}
        value={subjectId}
        any={t("examImport.allSubjects")}
        onChange={setSubject}
      />
      <ul className="exports">
        {formats.map((format) => (
          <li key={format}>
            <button
              type="button"
              className="btn ghost"
              {...held}
              aria-disabled={state === "busy"}
              onClick={() => void save(format)}
            >
              {t(`examImport.export.${format}`)}
            </button>
            <span className="muted">{t(`examImport.about.${format}`)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={state === "failed" ? "problem" : undefined}>
        {state === "failed" && t("examImport.failed")}
        {made && t("examImport.exported", { count: made.questionCount })}
      </p>
      {made && made.omissionList.length > 0 && (
        <>
          <h2>{t("examImport.omitted", { count: made.omissionList.length })}</h2>
          <ProblemTable problems={made.omissionList} isSheet={false} t={t} />
        </>
      )}
    </Root>
  );
}
