import { lazy, Suspense, useState, type ReactNode } from "react";
import { LoadState } from "../../forms/LoadState.tsx";
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
  const words = {
    loading: t("examPaperEditor.loading"),
    failed: t("examPaperEditor.notOpened"),
    again: t("examPaperEditor.again"),
  };
  const loading = found.state === "here" ? { state: "waiting" as const } : found;
  const waiting = (
    <>
      <h1>{t(paperId ? "examPaperEditor.edit" : "examPaperEditor.new")}</h1>
      <LoadState loaded={loading} words={words} />
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
