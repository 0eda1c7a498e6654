import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { PeriodLine } from "./PeriodLine.tsx";

type Props = BlockProps<"courseOutline">;
type Chapter = NonNullable<Props["chapters"]>[number];

/** Chapters and periods like a book's table of contents. Chapters fold; the first ones are open. */
export function CourseOutline({ heading, chapters, progress, open = 2, studyPath, blockKey, t }: Props): ReactNode {
  const standing = new Map(progress?.flatMap(({ periodList }) => periodList).map((period) => [period.id, period]));
  const total = chapters?.reduce((sum, chapter) => sum + chapter.periodList.length, 0);
  const isFree = (chapter: Chapter, period: Chapter["periodList"][number]) =>
    chapter.isFree === 1 || period.isFree === 1;
  // To whom everything is open, nothing is a trial; nor is anything one where all is free.
  const isOpen =
    (standing.size > 0 && [...standing.values()].every(({ canStudy }) => canStudy === 1)) ||
    chapters?.every((chapter) => chapter.periodList.every((period) => isFree(chapter, period)));
  return (
    <Root id={blockKey} aria-busy={!chapters || undefined}>
      <header>
        <h2>{heading ?? t("courseOutline.heading")}</h2>
        {chapters && (
          <p className="muted num">{t("courseOutline.total", { chapters: chapters.length, count: total ?? 0 })}</p>
        )}
      </header>
      {chapters?.length === 0 && <p className="muted">{t("courseOutline.empty")}</p>}
      {chapters?.map((chapter, place) => (
        <details key={chapter.id} open={place < open}>
          <summary>
            <span className="number num">{String(place + 1).padStart(2, "0")}</span>
            <h3>
              <Content>{chapter.chapterName}</Content>
            </h3>
            <span className="muted num">{t("common.periods", { count: chapter.periodList.length })}</span>
          </summary>
          {chapter.chapterDesc && <p className="about">{chapter.chapterDesc}</p>}
          <ol>
            {chapter.periodList.map((period) => {
              const trial = !isOpen && isFree(chapter, period);
              const href = studyPath && `${studyPath}/${chapter.courseId}?period=${period.id}`;
              return (
                <PeriodLine
                  key={period.id}
                  period={period}
                  standing={standing.get(period.id)}
                  trial={trial}
                  href={href}
                  t={t}
                />
              );
            })}
          </ol>
        </details>
      ))}
    </Root>
  );
}

const Root = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  details {
    border-bottom: 1px solid var(--color-border);
  }
  summary {
    display: flex;
    align-items: baseline;
    gap: 16px;
    min-height: 56px;
    padding-block: 14px;
  }
  summary:hover h3 {
    color: var(--color-primary);
  }
  h3 {
    flex: 1;
    font-size: 1.0625rem;
  }
  .number {
    width: 32px;
    font-size: 0.9375rem;
    font-weight: 700;
    color: var(--color-accent);
  }
  summary .muted {
    font-size: 0.875rem;
  }
  .about,
  ol {
    margin-inline-start: 48px;
  }
  .about {
    margin-bottom: 8px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  ol {
    padding-bottom: 12px;
  }
  li {
    display: flex;
    align-items: baseline;
    gap: 10px;
    padding-block: 7px;
    font-size: 0.9375rem;
  }
  li svg {
    flex: none;
    align-self: center;
    color: var(--color-text-muted);
  }
  .to {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -8px;
  }
  .to:hover {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .leader {
    flex: 1;
    min-width: 16px;
    border-bottom: 1px dotted var(--color-border-strong);
  }
  .try {
    flex: none;
    padding: 0 6px;
    border-radius: var(--radius-small);
    background: var(--color-success-soft);
    color: var(--color-success);
    font-size: 0.75rem;
    font-weight: 600;
  }
  .far {
    flex: none;
    font-size: 0.75rem;
    font-weight: 600;
    color: var(--color-primary);
  }
  .size {
    flex: none;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  @media (max-width: 560px) {
    .about,
    ol {
      margin-inline-start: 0;
    }
    summary {
      gap: 8px;
    }
    .number {
      width: 24px;
    }
    .leader {
      border: 0;
    }
  }
`;
