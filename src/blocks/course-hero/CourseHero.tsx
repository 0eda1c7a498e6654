import type { ReactNode } from "react";
import { styled } from "styled-components";
import { categoryHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { fileSize } from "../../ui/file-size.ts";

type Props = BlockProps<"courseHero">;

/** The title page of a course: its place in the catalogue, name, lecturer and figures; cover and price beside it. */
export function CourseHero({ course, base = "", slots, t }: Props): ReactNode {
  const path = course?.categoryPath ?? [];
  const figures: (string | undefined)[][] | undefined = course && [
    [t("courseHero.kind"), t(`common.kind.${course.courseCategory}`)],
    ...(course.pageTotal || course.fileSize
      ? [
          [
            t("courseHero.size"),
            [
              course.pageTotal ? t("common.pages", { count: course.pageTotal }) : "",
              course.fileSize ? fileSize(course.fileSize) : "",
            ]
              .filter(Boolean)
              .join(" · "),
          ],
        ]
      : [[t("courseHero.periods"), String(course.periodTotal)]]),
    [t("courseHero.learners"), String(course.countStudy)],
    ...(course.orgName ? [[t("courseHero.organisation"), course.orgName, "/org/view/" + course.orgNo]] : []),
  ];
  return (
    <Root className="full" aria-busy={!course || undefined}>
      <div className="wrap">
        <div className="title">
          <nav aria-label={t("courseHero.path")}>
            <a href={categoryHref([], base)}>{t("courseHero.catalogue")}</a>
            {path.map((category, depth) => (
              <a
                key={category.id}
                href={categoryHref(
                  path.slice(0, depth + 1).map((one) => one.id),
                  base,
                )}
              >
                <Content>{category.categoryName}</Content>
              </a>
            ))}
          </nav>
          <h1>
            <Content>{course?.courseName ?? " "}</Content>
          </h1>
          {course?.courseSubtitle && (
            <p className="lead">
              <Content>{course.courseSubtitle}</Content>
            </p>
          )}
          {course && (
            <p className="by">
              {t("courseHero.by")}{" "}
              <a href={"/lecturer/" + course.lecturerUserNo}>
                <Content>{course.lecturerName}</Content>
              </a>
            </p>
          )}
          <dl>
            {figures?.map(([name, value, href]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">
                  {href ? (
                    <a href={href}>
                      <Content>{value}</Content>
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="side">
          <div className="cover">
            {course?.courseLogo && <img src={course.courseLogo} alt="" width={640} height={360} fetchPriority="high" />}
          </div>
          {slots.price}
        </div>
      </div>
    </Root>
  );
}

const Root = styled.div`
  background: var(--color-surface-alt);
  border-bottom: 1px solid var(--color-border);
  .wrap {
    display: grid;
    gap: 24px clamp(24px, 5vw, 72px);
    padding-block: clamp(20px, 4vw, 48px);
  }
  .title {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: 0;
  }
  nav {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
    margin-bottom: 8px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  nav a + a::before {
    content: "/";
    margin-inline: 8px;
    color: var(--color-border-strong);
  }
  a:not(.btn):hover {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .lead {
    margin-top: 12px;
    max-width: 40em;
    font-size: 1.125rem;
    color: var(--color-text-muted);
  }
  .by {
    margin-top: 16px;
  }
  .by a {
    font-weight: 600;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin-top: 28px;
    padding-top: 20px;
    border-top: 1px solid var(--color-border-strong);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  dd {
    font-size: 1.125rem;
    font-weight: 600;
  }
  .side {
    align-self: start;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    overflow: hidden;
    background: var(--color-surface);
  }
  @media (min-width: 900px) {
    .wrap {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 420px);
    }
  }
`;
