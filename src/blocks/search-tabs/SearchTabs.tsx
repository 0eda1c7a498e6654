import type { ReactNode } from "react";
import type { CourseCategoryEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"searchTabs">;

const EXAMS = 5;
const BLOGS = 6;
const ARTICLES = 8;

/** The same search in each kind of course, types 1 to 4, among exams, type 5, blogs, type 6, and articles, type 8. */
export function SearchTabs({
  path,
  query = {},
  types = [1, 2, 3, 4],
  hasExams = false,
  hasBlogs = false,
  hasArticles = false,
  t,
}: Props): ReactNode {
  const current = query.type ?? "1";
  return (
    <Root aria-label={t("searchTabs.label")}>
      {[...types, ...(hasExams ? [EXAMS] : []), ...(hasBlogs ? [BLOGS] : []), ...(hasArticles ? [ARTICLES] : [])].map(
        (type) => (
          <a
            key={type}
            href={withQuery(path, query, { type: String(type), pageCurrent: "", pageFrom: "" })}
            aria-current={String(type) === current ? "page" : undefined}
          >
            {type === ARTICLES
              ? t("searchTabs.articles")
              : type === BLOGS
                ? t("searchTabs.blogs")
                : type === EXAMS
                  ? t("searchTabs.exams")
                  : t(`common.kind.${type as CourseCategoryEnum}`)}
          </a>
        ),
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--color-border);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 0 16px;
    white-space: nowrap;
  }
  a:hover {
    color: var(--color-primary);
  }
  [aria-current] {
    font-weight: 700;
    color: var(--color-primary);
    box-shadow: inset 0 -3px var(--color-accent);
  }
`;
