import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { ExportForm } from "./ExportForm.tsx";
import { Root } from "./ExamImportStyle.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportSource } from "./ImportSource.tsx";
import { SubjectField } from "./SubjectField.tsx";
import { useImport } from "./use-import.ts";

export type Props = BlockProps<"examImport">;

/** Questions from a file into a subject, or from the bank into a file. */
export function ExamImport(props: Props): ReactNode {
  const { subjects, subjectsHref, mode = "import", t } = props;
  if (subjects?.length === 0)
    return <Empty text={t("examImport.noSubjects")} href={subjectsHref} label={t("examImport.addSubject")} />;
  return mode === "export" ? <ExportForm {...props} /> : <Import {...props} />;
}

function Import(props: Props): ReactNode {
  const { subjects = [], query, bankHref, operations, blockKey, t } = props;
  const [subjectId, setSubject] = useState(query?.["subjectId"] ?? subjects[0]?.id ?? "");
  const { state, check, store, clear } = useImport(operations, t);
  const isBusy = state.step === "checking" || state.step === "storing";
  return (
    <Root>
      <SubjectField
        id={`${blockKey}-subject`}
        label={t("examImport.subject")}
        subjects={subjects}
        value={subjectId}
        disabled={isBusy}
        onChange={(id) => {
          setSubject(id);
          clear();
        }}
      />
      <ImportSource {...props} isBusy={isBusy} onRead={(source) => void check({ ...source, subjectId })} />
      <p role="status" className={state.problem ? "problem" : undefined}>
        {state.problem ?? (state.step === "checking" ? t("examImport.checking") : "")}
      </p>
      {state.read && (
        <ImportPreview
          {...props}
          state={state}
          read={state.read}
          onHalve={() => void check({ ...state.source!, subjectId, halfWidth: "yes" })}
          onStore={(leftOut) => void store(subjectId, leftOut)}
        />
      )}
      {state.step === "stored" && (
        <div className="done" role="status">
          <p>{t("examImport.stored", { added: state.added, duplicates: state.duplicates })}</p>
          {bankHref && (
            <a className="btn" href={`${bankHref}?subjectId=${subjectId}`}>
              {t("examImport.toBank")}
            </a>
          )}
        </div>
      )}
    </Root>
  );
}
