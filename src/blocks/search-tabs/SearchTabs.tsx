import type { ReactNode } from "react";
import type { CourseCategoryEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"searchTabs">;

const EXAMS = 5;
const BLOGS = 6;
const QUESTIONS = 7;
const ARTICLES = 8;

/** The same search in each kind of course, types 1 to 4, among exams, type 5, blogs and questions, types 6 and 7, and articles, type 8. */
export function SearchTabs({
  path,
  query = {},
  types = [1, 2, 3, 4],
  hasExams = false,
  hasBlogs = false,
  hasQuestions = false,
  hasArticles = false,
  t,
}: Props): ReactNode {
  const current = query.type ?? "1";
  const more: Record<number, boolean> = {
    [EXAMS]: hasExams,
    [BLOGS]: hasBlogs,
    [QUESTIONS]: hasQuestions,
    [ARTICLES]: hasArticles,
  };
  const shown = [...types, ...[EXAMS, BLOGS, QUESTIONS, ARTICLES].filter((type) => more[type])];
  const label = (type: number): string => {
    if (type === EXAMS) return t("searchTabs.exams");
    if (type === BLOGS) return t("searchTabs.blogs");
    if (type === QUESTIONS) return t("searchTabs.questions");
    return type === ARTICLES ? t("searchTabs.articles") : t(`common.kind.${type as CourseCategoryEnum}`);
  };
  return (
    <nav className="strip" aria-label={t("searchTabs.label")}>
      {shown.map((type) => (
        <a
          key={type}
          href={withQuery(path, query, { type: String(type), pageCurrent: "", pageFrom: "" })}
          aria-current={String(type) === current ? "page" : undefined}
        >
          {label(type)}
        </a>
      ))}
    </nav>
  );
}
