import { useState, type ReactNode } from "react";
import { LoadState } from "../../forms/LoadState.tsx";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { Category, ExamPaperCard, OwnExam } from "../../generated/types.ts";
import { allPages } from "../../shared/all-pages.ts";
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
  /** Whether they are all papers and all courses. */
  isWhole: boolean;
  categories: Category[];
}

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
      allPages(operations.listExamPapers),
      // Operators have no courses of their own.
      allPages(operations.listCourseDrafts).catch(() => ({ list: [], isWhole: true })),
      operations.listCourseCategories({}),
    ]);
    return {
      exam,
      copied,
      papers: papers.list,
      courses: courses.list,
      isWhole: papers.isWhole && courses.isWhole,
      categories: categories.list,
    };
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
