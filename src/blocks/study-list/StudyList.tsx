import type { ReactNode } from "react";
import { CourseCategoryEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import { courseHref, studyHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { Progress, progressStyle } from "../../ui/progress.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"studyList">;

const states = ["all", "studying", "complete"] as const;

/** A learner's courses, those studied last first, each with how far they are and the way on from there. */
export function StudyList(props: Props): ReactNode {
  const { items, state = "all", look = "page", path, emptyText, emptyHref, emptyLabel, t } = props;
  return (
    <Root>
      {look === "page" && (
        <nav className="strip" aria-label={t("studyList.filter")}>
          {states.map((one) => (
            <a
              key={one}
              href={withQuery(path, {}, one === "all" ? {} : { state: one })}
              aria-current={state === one ? "page" : undefined}
            >
              {t(`studyList.state.${one}`)}
            </a>
          ))}
        </nav>
      )}
      {items?.length === 0 ? (
        <Empty text={(state === "all" && emptyText) || t("studyList.empty")} href={emptyHref} label={emptyLabel} />
      ) : (
        <ul aria-busy={!items || undefined}>
          {!items && <Late t={t} href={path} />}
          {items?.map((course) => (
            <CourseLine key={course.courseId} course={course} t={t} />
          ))}
        </ul>
      )}
    </Root>
  );
}

function CourseLine({ course, t }: { course: NonNullable<Props["items"]>[number]; t: Props["t"] }): ReactNode {
  const { courseId, percent, lastPeriodId, lastPeriodName, isPutaway } = course;
  const words =
    course.courseCategory === CourseCategoryEnum.resource
      ? "studyList.toFiles"
      : percent === 100
        ? "studyList.again"
        : lastPeriodId
          ? "studyList.continue"
          : "studyList.start";
  return (
    <li>
      <img src={course.courseLogo} alt="" width={240} height={135} loading="lazy" />
      <div className="text">
        <h2>
          {isPutaway === 1 ? (
            <a href={courseHref(course.courseCategory, courseId)}>
              <Content>{course.courseName}</Content>
            </a>
          ) : (
            <Content>{course.courseName}</Content>
          )}
        </h2>
        <p className="by">
          {[
            t(`common.kind.${course.courseCategory}`),
            course.lecturerName,
            t("studyList.periods", { done: course.completeTotal, count: course.periodTotal }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <Progress percent={percent} t={t} />
        {lastPeriodName && <p className="by last">{t("studyList.last", { name: lastPeriodName })}</p>}
      </div>
      <a
        className={percent === 100 ? "btn ghost" : "btn"}
        href={studyHref(courseId, lastPeriodId)}
        aria-label={t(words) + " " + course.courseName}
      >
        {t(words)}
      </a>
    </li>
  );
}

const Root = styled.div`
  .empty {
    margin-top: 24px;
  }
  li {
    display: grid;
    grid-template-columns: 176px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px 20px;
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
  }
  .late {
    display: block;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  .text {
    display: grid;
    gap: 6px;
  }
  h2 {
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  h2 a:hover {
    color: var(--color-primary);
  }
  .by {
    font-size: 0.875rem;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
  ${progressStyle}
  @media (max-width: 640px) {
    li {
      grid-template-columns: 104px minmax(0, 1fr);
      align-items: start;
    }
    .btn {
      grid-column: 1 / -1;
    }
  }
`;
