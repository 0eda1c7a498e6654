import { CourseCategoryEnum } from "../../generated/enums.ts";
import { useState, type ReactNode } from "react";
import type { Chapter, Period } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { Content } from "../../ui/content.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import { soon } from "../../ui/soon.tsx";
import { lessonsOf, pageOfCourse, progressOf, sessionOf } from "./lessons.ts";
import { OpenLessonContext, type LessonControl } from "./open-lesson.ts";
import { usePanels } from "./panels.ts";
import { Panels } from "./Panels.tsx";
import { PlayerStyle } from "./PlayerStyle.ts";

type Props = BlockProps<"coursePlayer">;

/** What plays is code of its own, fetched once the page stands. */
const Lesson = soon(() => import("./Lesson.tsx").then((module) => module.Lesson), <div className="instead" />);

/**
 * The lesson of a course that is open, and beside it the panels: the list of all lessons, notes and what else a site
 * puts there. Links lead from one lesson to the other, so that each has an address; what plays is put in once the page
 * runs.
 */
export function CoursePlayer(props: Props): ReactNode {
  const { courseId, path, period, study, panels = [], slots, blockKey, t } = props;
  const courseName = study?.courseName ?? props.courseName;
  const courseCategory = study?.courseCategory ?? props.courseCategory;
  const courseHref = props.courseHref ?? pageOfCourse(props);
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
  const [control, setControl] = useState<LessonControl>();
  const { isOpen } = usePanels();
  /** The lessons that were open on this page. */
  const [visited] = useState(() => new Set<string>());
  return (
    <PlayerStyle className={isOpen ? "full" : "full folded"} aria-busy={!chapters || undefined}>
      <div className="stage">
        <div className="screen">
          {current && isLive ? (
            <Lesson
              key={`${courseId}/${current.id}`}
              {...props}
              courseHref={courseHref}
              current={current}
              known={progress.get(current.id)}
              previousHref={previous && hrefOf(previous)}
              nextHref={next && hrefOf(next)}
              nextName={next?.periodName}
              visited={visited}
              side={side}
              onOpen={setControl}
            />
          ) : (
            <div className="instead">
              {chapters && !current && <p>{t("coursePlayer.empty")}</p>}
              <noscript>
                <p>{t("coursePlayer.noScript")}</p>
              </noscript>
            </div>
          )}
        </div>
        <div className="under">
          <h1>
            <Content>{current?.periodName ?? courseName ?? t("coursePlayer.heading")}</Content>
          </h1>
          {chapter && (
            <p className="muted">
              <Content>{chapter.chapterName}</Content>
            </p>
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
      </div>
      <div className="side">
        {/* What goes on beside the picture: the chat of a live class. */}
        <div ref={setSide} />
        <OpenLessonContext value={{ current, control }}>
          <Panels label={t("coursePlayer.panels")} id={blockKey} items={panels} slots={slots} />
        </OpenLessonContext>
      </div>
    </PlayerStyle>
  );
}
