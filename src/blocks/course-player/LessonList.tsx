import type { ReactNode } from "react";
import type { Chapter, Period } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { LessonProgress } from "./lessons.ts";

interface Props {
  chapters: readonly Chapter[];
  current: Period | undefined;
  progress: Map<string, LessonProgress>;
  hrefOf: (period: Period) => string;
  label: string;
  t: Translate;
}

/** The chapters of the course with their lessons; the one that is open is marked, and those that are complete. */
export function LessonList({ chapters, current, progress, hrefOf, label, t }: Props): ReactNode {
  return (
    <nav className="lessons" aria-label={label}>
      {chapters.map((chapter) => (
        <section key={chapter.id}>
          <h2>
            <Content>{chapter.chapterName}</Content>
          </h2>
          <ol>
            {chapter.periodList.map((period) => {
              const { percent = 0, isComplete = false } = progress.get(period.id) ?? {};
              return (
                <li key={period.id}>
                  <a href={hrefOf(period)} aria-current={period.id === current?.id ? "page" : undefined}>
                    <Icon
                      name={({ 1: "play", 2: "live", 3: "book", 4: "file" } as const)[period.periodType]}
                      size={16}
                    />
                    <span className="name">
                      <Content>{period.periodName}</Content>
                    </span>
                    {isComplete ? (
                      <span className="done">{t("coursePlayer.done")}</span>
                    ) : percent > 0 ? (
                      <span className="num">{percent}%</span>
                    ) : (
                      period.videoLength && <span className="num">{period.videoLength.replace(/^00:/, "")}</span>
                    )}
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </nav>
  );
}
