import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Chapter } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { lessonsOf, progressOf } from "../course-player/lessons.ts";
import { useOpenLesson } from "../course-player/open-lesson.ts";

/** The chapters of the course with their lessons; the one that is open is marked, and those that are complete. */
export function LessonOutline(props: BlockProps<"lessonOutline">): ReactNode {
  const { path, period, study, t } = props;
  const chapters: readonly Chapter[] = props.chapters ?? props.progress ?? [];
  const progress = progressOf(props.progress);
  const lesson = useOpenLesson();
  // The player has found it by the same properties: what is drawn on the server follows from them alone.
  const { current } = lesson ?? lessonsOf(chapters, period, study?.lastPeriodId);
  return (
    <Root className="lessons" aria-label={t("lessonOutline.label")}>
      {chapters.map((chapter) => (
        <section key={chapter.id}>
          <h2>
            <Content>{chapter.chapterName}</Content>
          </h2>
          <ol>
            {chapter.periodList.map((one) => {
              const { percent = 0, isComplete = false } = progress.get(one.id) ?? {};
              return (
                <li key={one.id}>
                  <a href={`${path}?period=${one.id}`} aria-current={one.id === current?.id ? "page" : undefined}>
                    <Icon name={({ 1: "play", 2: "live", 3: "book", 4: "file" } as const)[one.periodType]} size={16} />
                    <span className="name">
                      <Content>{one.periodName}</Content>
                    </span>
                    {isComplete ? (
                      <span className="done">{t("lessonOutline.done")}</span>
                    ) : percent > 0 ? (
                      <span className="num">{percent}%</span>
                    ) : (
                      one.videoLength && <span className="num">{one.videoLength.replace(/^00:/, "")}</span>
                    )}
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  h2 {
    padding: 14px 16px 6px;
    font-size: 0.9375rem;
  }
  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 8px 16px;
    font-size: 0.9375rem;
    border-inline-start: 3px solid transparent;
  }
  a:hover {
    background: var(--color-primary-soft);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  [aria-current] {
    border-color: var(--color-accent);
    background: var(--color-primary-soft);
    font-weight: 600;
  }
  svg {
    flex: none;
    color: var(--color-text-muted);
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .num {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .done {
    color: var(--color-success);
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;
