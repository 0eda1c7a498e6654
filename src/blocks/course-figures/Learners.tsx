import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { FigureTable } from "../shared/figure-table.tsx";
import type { Props } from "./CourseFigures.tsx";

const sorts = ["study", "progress", "begin"] as const;

/** Who may study the course, and how far they are. */
export function Learners({ learners, path, query = {}, lessons, locale, t }: Props & { lessons: number }): ReactNode {
  const { courseId = "", sort = "study" } = query;
  if (!learners) return <Late t={t} href={path} />;
  if (learners.length === 0) return <Empty text={t("courseFigures.noLearners")} />;
  const { percent } = figuresIn(locale);
  return (
    <>
      <nav className="strip" aria-label={t("courseFigures.sort")}>
        {sorts.map((one) => (
          <a
            key={one}
            href={withQuery(path, { courseId }, { sort: one === "study" ? "" : one })}
            aria-current={(sort || "study") === one ? "page" : undefined}
          >
            {t(`courseFigures.sort.${one}`)}
          </a>
        ))}
      </nav>
      <FigureTable
        caption={t("courseFigures.learners")}
        rows={learners}
        keyOf={(_learner, place) => place}
        columns={[
          { name: "name", label: t("courseFigures.column.name"), cell: ({ name }) => <Content>{name}</Content> },
          {
            name: "progress",
            label: t("courseFigures.column.progress"),
            className: "num",
            cell: (learner) => (
              <>
                <progress value={learner.percent} max={100} aria-hidden="true" />
                {percent(learner.percent / 100)}
                <span className="hint">{t("courseFigures.done", { count: learner.completeCount, all: lessons })}</span>
              </>
            ),
          },
          {
            name: "last",
            label: t("courseFigures.column.last"),
            className: "num",
            cell: ({ gmtStudy }) => gmtStudy?.slice(0, 16) ?? t("courseFigures.never"),
          },
          {
            name: "since",
            label: t("courseFigures.column.since"),
            className: "num",
            cell: ({ gmtCreate }) => gmtCreate.slice(0, 10),
          },
        ]}
      />
    </>
  );
}
