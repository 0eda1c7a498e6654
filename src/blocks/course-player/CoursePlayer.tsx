import { CourseCategoryEnum } from "../../generated/enums.ts";
import { useState, type ReactNode } from "react";
import type { Chapter, Period } from "../../generated/types.ts";
import { courseHref as hrefOfCourse } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { Content } from "../../ui/content.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import { soon } from "../../ui/soon.tsx";
import { LessonList } from "./LessonList.tsx";
import { lessonsOf, progressOf, sessionOf } from "./lessons.ts";
import { PlayerStyle } from "./PlayerStyle.ts";

type Props = BlockProps<"coursePlayer">;

/** What plays is code of its own, fetched once the page stands. */
const Lesson = soon(() => import("./Lesson.tsx").then((module) => module.Lesson), <div className="instead" />);

/**
 * The lessons of a course and the one that is open. Links lead from one lesson to the other, so that each has an
 * address;
 * what plays is put in once the page runs.
 */
export function CoursePlayer(props: Props): ReactNode {
  const { courseId, base = "", path, period, study, t } = props;
  const courseName = study?.courseName ?? props.courseName;
  const courseCategory = study?.courseCategory ?? props.courseCategory;
  const courseHref =
    props.courseHref ?? (courseCategory === undefined ? undefined : base + hrefOfCourse(courseCategory, courseId));
  const isResource = courseCategory === CourseCategoryEnum.resource;
  const isLive = useHydrated();
  const [side, setSide] = useState<HTMLDivElement | null>(null);
  // Who holds a course that is off the shelf has its lessons from their own progress.
  const chapters: readonly Chapter[] | undefined = props.chapters ?? props.progress;
  const list = chapters ?? [];
  const progress = progressOf(props.progress);
  // Chosen once: a session that ends or begins meanwhile takes nobody away from what they look at.
  const isLeftOpen = courseCategory === CourseCategoryEnum.live && period === undefined;
  const hasCome = chapters !== undefined;
  const [session] = useStateFor(`${courseId} ${isLeftOpen} ${hasCome}`, isLeftOpen ? sessionOf(list) : undefined);
  const { current, previous, next } = lessonsOf(list, period, session, study?.lastPeriodId);
  const hrefOf = ({ id }: Period) => `${path}?period=${id}`;
  const chapter = list.find(({ periodList }) => periodList.some(({ id }) => id === current?.id));
  return (
    <PlayerStyle aria-busy={!chapters || undefined}>
      <header>
        {courseHref && (
          <a className="link" href={courseHref}>
            <Content>{courseName || t("coursePlayer.toCourse")}</Content>
          </a>
        )}
        <h1>
          <Content>{current?.periodName ?? courseName ?? t("coursePlayer.heading")}</Content>
        </h1>
        {chapter && (
          <p className="muted">
            <Content>{chapter.chapterName}</Content>
          </p>
        )}
      </header>
      <div className="stage">
        {current && isLive ? (
          <Lesson
            key={`${courseId}/${current.id}`}
            {...props}
            courseHref={courseHref}
            current={current}
            known={progress.get(current.id)}
            nextHref={next && hrefOf(next)}
            nextName={next?.periodName}
            side={side}
          />
        ) : (
          <div className="instead">
            {chapters && !current && <p>{t("coursePlayer.empty")}</p>}
            <noscript>
              <p>{t("coursePlayer.noScript")}</p>
            </noscript>
          </div>
        )}
        <p className="ways">
          {previous && (
            <a className="btn ghost" href={hrefOf(previous)}>
              {t(isResource ? "coursePlayer.previousFile" : "coursePlayer.previous")}
            </a>
          )}
          {next && (
            <a className="btn ghost" href={hrefOf(next)}>
              {t(isResource ? "coursePlayer.nextFile" : "coursePlayer.next")}
            </a>
          )}
        </p>
      </div>
      <div className="side">
        {/* What goes on beside the picture: the chat of a live class. */}
        <div ref={setSide} />
        <LessonList
          chapters={list}
          current={current}
          progress={progress}
          hrefOf={hrefOf}
          label={t("coursePlayer.lessons")}
          t={t}
        />
      </div>
    </PlayerStyle>
  );
}
