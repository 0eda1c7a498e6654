import { useState, type ReactNode } from "react";
import { LoadState } from "../../forms/LoadState.tsx";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { Category, ExamPaperCard, OwnExam } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Root } from "./ExamSettingsStyle.ts";
import { SettingsPage } from "./SettingsPage.tsx";

type Props = BlockProps<"examSettings">;

/** What is there when the page opens: the exam, and what can be chosen. */
export interface Opened {
  exam: OwnExam | undefined;
  /** The exam whose settings a new one begins with. */
  copied: OwnExam | undefined;
  papers: ExamPaperCard[];
  courses: { courseId: string; courseName: string }[];
  categories: Category[];
}

/** Papers and courses to choose from; who has more finds the newest. */
const MAX_CHOICES = 100;

/** Where an exam is made and changed. */
export function ExamSettings(props: Props): ReactNode {
  return <Settings key={`${props.examId}/${props.copyId}`} {...props} />;
}

function Settings(props: Props): ReactNode {
  const { examId, copyId, operations, t } = props;
  const hydrated = useHydrated();
  const [open] = useState(() => async (): Promise<Opened> => {
    const [exam, copied, papers, courses, categories] = await Promise.all([
      examId ? operations.getOwnExam({ id: examId }) : undefined,
      copyId && !examId ? operations.getOwnExam({ id: copyId }) : undefined,
      operations.listExamPapers({ pageSize: MAX_CHOICES }),
      // Operators have no courses of their own.
      operations.listCourseDrafts({ pageSize: MAX_CHOICES }).catch(() => ({ list: [] })),
      operations.listCourseCategories({}),
    ]);
    return { exam, copied, papers: papers.list, courses: courses.list, categories: categories.list };
  });
  const opened = useLoaded(open, hydrated);
  return (
    <Root>
      {opened.state === "here" ? (
        <SettingsPage block={props} opened={opened.value} />
      ) : (
        <LoadState
          loaded={opened}
          words={{
            loading: t("examSettings.loading"),
            failed: t("examSettings.notOpened"),
            again: t("examSettings.again"),
          }}
        />
      )}
      <noscript>
        <p>{t("examSettings.needsScript")}</p>
      </noscript>
    </Root>
  );
}
