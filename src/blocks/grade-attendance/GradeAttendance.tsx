import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { GradeBook } from "./GradeBook.tsx";
import { LessonDesk } from "./LessonDesk.tsx";

/** Who is at a lesson of a class; or, without a lesson, its lessons and at how many each member was. */
export function GradeAttendance(props: BlockProps<"gradeAttendance">): ReactNode {
  const { lessonId, gradeId, t } = props;
  return (
    <Root>
      {lessonId ? (
        <LessonDesk {...props} />
      ) : gradeId ? (
        <GradeBook {...props} />
      ) : (
        <p className="muted">{t("gradeAttendance.noLesson")}</p>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  h2 {
    margin-block: 24px 8px;
    font-size: 1.125rem;
  }
  td {
    vertical-align: middle;
  }
  td a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  p.tools {
    gap: 12px;
    margin-block: 16px;
  }
  .number {
    max-width: 200px;
  }
  .screen {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 24px 64px;
    padding: 24px;
    color: #000;
    background: #fff;
    border: 1px solid var(--color-border);
  }
  .screen svg {
    flex: 0 1 420px;
    width: min(420px, 100%);
    height: auto;
  }
  .screen:fullscreen svg {
    flex-basis: 80vmin;
    width: 80vmin;
  }
  .screen .digits {
    font-size: clamp(2.5rem, 8vw, 5.5rem);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: 0.08em;
  }
  .screen .come {
    font-size: 1.5rem;
  }
  .stale {
    opacity: 0.25;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 40px;
    margin-block: 16px;
  }
  .figures dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .figures dd {
    font-size: 1.75rem;
    font-weight: 700;
    line-height: 1.2;
  }
  @media (max-width: 640px) {
    /* The name, and all that is said of it in a line below. */
    table.totals tr,
    table.people tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 16px;
    }
    table.totals td:first-child,
    table.people td:first-child {
      flex: 0 0 100%;
      font-weight: 600;
    }
    table.people .none {
      display: none;
    }
    table.people td:first-child {
      flex: 1 0 70%;
    }
    table.people td:not(:first-child, .tools) {
      order: 1;
    }
  }
  fieldset {
    padding: 0;
    border: 0;
  }
`;
