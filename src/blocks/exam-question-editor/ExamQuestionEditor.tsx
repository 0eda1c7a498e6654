import { lazy, useState, type ReactNode } from "react";
import { enumValues, type QuestionKindEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";
import { EditorOpening } from "../shared/editor-opening.tsx";
import { Root } from "./EditorStyle.ts";
import { fromQuestion } from "./state/from-question.ts";
import { newQuestion, type QuestionDraft } from "./state/question-draft.ts";

type Props = BlockProps<"examQuestionEditor">;

const Workbench = lazy(async () => ({ default: (await import("./Workbench.tsx")).Workbench }));

/** Where a question is written. What the server has is asked for when it opens. */
export function ExamQuestionEditor(props: Props): ReactNode {
  return <Opening key={`${props.questionId} ${props.versionNo}`} {...props} />;
}

function Opening(props: Props): ReactNode {
  const { questionId, versionNo, subjectId, kind, path, operations, on, t } = props;
  const [fresh, setFresh] = useState(() => ({ round: 0, draft: newQuestion(freshFrom({ subjectId, kind, props })) }));
  const open = async () => {
    if (!questionId) return undefined;
    const newest = await operations.getExamQuestion({ id: questionId });
    const no = Number(versionNo);
    // An older version is the newest one's next: its number says what was edited.
    const shown =
      no > 0 && no < newest.versionNo ? await operations.getExamQuestion({ id: questionId, versionNo: no }) : newest;
    return { version: newest.versionNo, work: fromQuestion({ ...shown, subjectId: newest.subjectId }) };
  };
  const next = ({ subjectId: same, kind: again, difficulty, tags }: QuestionDraft) => {
    setFresh(({ round }) => ({
      round: round + 1,
      draft: { ...newQuestion({ subjectId: same, kind: again }), difficulty, tags },
    }));
    if (questionId) void on.go?.({ to: withQuery(path, {}, { subjectId: same, kind: String(again) }) });
  };
  return (
    <Root>
      <EditorOpening
        title={t(questionId ? "examQuestionEditor.edit" : "examQuestionEditor.new")}
        words={(name) => t(`examQuestionEditor.${name}`)}
        call={open}
      >
        {(opened) => (
          <Workbench
            key={fresh.round}
            block={props}
            opened={opened ?? { version: 0, work: fresh.draft }}
            onNext={next}
          />
        )}
      </EditorOpening>
    </Root>
  );
}

/** The subject that the list showed, or the only one there is; the kind that it showed. */
function freshFrom({
  subjectId,
  kind,
  props,
}: {
  subjectId: string | undefined;
  kind: string | undefined;
  props: Props;
}): { subjectId?: string; kind?: QuestionKindEnum } {
  const only = props.subjects?.length === 1 ? props.subjects[0]?.id : undefined;
  const chosen = subjectId ?? only;
  const known = enumValues.QuestionKindEnum.find((one) => String(one) === kind) as QuestionKindEnum | undefined;
  return { ...(chosen === undefined ? {} : { subjectId: chosen }), ...(known === undefined ? {} : { kind: known }) };
}
