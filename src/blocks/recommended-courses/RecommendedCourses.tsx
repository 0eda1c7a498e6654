import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { CourseTile, WaitingTiles } from "../shared/course-tile.tsx";

type Props = BlockProps<"recommendedCourses">;

/** A few courses beside or under other content; nothing at all when there are none. */
export function RecommendedCourses({ heading, items, look = "stack", isVip, t }: Props): ReactNode {
  if (items?.length === 0) return null;
  return (
    <Root className={look}>
      {heading && <h2>{heading}</h2>}
      <ul className={look === "grid" ? "grid" : undefined}>
        {items ? (
          items.map((course) => <CourseTile key={course.courseId} course={course} isVip={isVip} t={t} />)
        ) : (
          <WaitingTiles count={4} t={t} />
        )}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  h2 {
    margin-bottom: 16px;
    font-size: 1.125rem;
  }
  &.stack h2 {
    padding-bottom: 10px;
    border-bottom: 2px solid var(--color-text);
  }
  &.stack .card {
    flex-direction: row;
    align-items: start;
    border: 0;
    border-radius: 0;
    background: none;
    padding-block: 10px;
    border-bottom: 1px solid var(--color-border);
  }
  &.stack .cover {
    flex: 0 0 112px;
    aspect-ratio: 16 / 10;
    min-height: 0;
    border-radius: var(--radius-control);
  }
  &.stack .tab {
    display: none;
  }
  &.stack .text {
    padding-block: 0;
    padding-inline: 12px 0;
    gap: 2px;
  }
  &.stack h3 {
    font-size: 0.9375rem;
  }
  &.stack .price {
    padding-top: 2px;
  }
  &.stack .price b {
    font-size: 1rem;
  }
`;
