import { lazy, Suspense, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { BlockProps } from "../block.ts";
import { Root } from "./EditorStyle.ts";
import { fromPaper, newSection } from "./state/paper-draft.ts";

type Props = BlockProps<"examPaperEditor">;

const Workbench = lazy(async () => ({ default: (await import("./Workbench.tsx")).Workbench }));

/** Where a paper is put together. What the server has is asked for when it opens. */
export function ExamPaperEditor(props: Props): ReactNode {
  return <Opening key={props.paperId} {...props} />;
}

function Opening(props: Props): ReactNode {
  const { paperId, operations, t } = props;
  const hydrated = useHydrated();
  const [call] = useState(() => async () => {
    if (!paperId) {
      const work = { paperName: "", sections: [newSection(t("examPaperEditor.firstSection"))] };
      return { opened: { version: 0, work }, questions: [] };
    }
    const paper = await operations.getExamPaper({ id: paperId });
    return { opened: { version: paper.versionNo, work: fromPaper(paper) }, questions: paper.questionList };
  });
  const found = useLoaded(call, hydrated);
  const progress =
    found.state === "failed" ? (
      <p role="alert">
        {t("examPaperEditor.notOpened")}{" "}
        <button type="button" className="btn ghost" onClick={found.retry}>
          {t("examPaperEditor.again")}
        </button>
      </p>
    ) : (
      <p className="muted" role="status">
        {t("examPaperEditor.loading")}
      </p>
    );
  const waiting = (
    <>
      <h1>{t(paperId ? "examPaperEditor.edit" : "examPaperEditor.new")}</h1>
      {progress}
    </>
  );
  return (
    <Root>
      {found.state === "here" ? (
        <Suspense fallback={waiting}>
          <Workbench block={props} opened={found.value.opened} questions={found.value.questions} />
        </Suspense>
      ) : (
        waiting
      )}
      <noscript>
        <p>{t("examPaperEditor.needsScript")}</p>
      </noscript>
    </Root>
  );
}
