import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { LessonDesk } from "./LessonDesk.tsx";

/** Taking the attendance of a lesson; without a lesson, the way back to its class. */
export function GradeAttendance(props: BlockProps<"gradeAttendance">): ReactNode {
  const { lessonId, gradeId, deskHref, t } = props;
  return (
    <Root>
      {lessonId ? (
        <LessonDesk {...props} />
      ) : (
        deskHref && (
          <p>
            <a className="link" href={`${deskHref}?grade=${gradeId}`}>
              {t("gradeAttendance.desk")}
            </a>
          </p>
        )
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
  p.tools {
    gap: 12px;
    margin-block: 16px;
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
`;
