import { lazy, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { EditorOpening } from "../shared/editor-opening.tsx";
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
  const open = async () => {
    if (!paperId) {
      const work = { paperName: "", sections: [newSection(t("examPaperEditor.firstSection"))] };
      return { opened: { version: 0, work }, questions: [] };
    }
    const paper = await operations.getExamPaper({ id: paperId });
    return { opened: { version: paper.versionNo, work: fromPaper(paper) }, questions: paper.questionList };
  };
  return (
    <Root>
      <EditorOpening
        title={t(paperId ? "examPaperEditor.edit" : "examPaperEditor.new")}
        words={(name) => t(`examPaperEditor.${name}`)}
        call={open}
      >
        {({ opened, questions }) => <Workbench block={props} opened={opened} questions={questions} />}
      </EditorOpening>
    </Root>
  );
}
