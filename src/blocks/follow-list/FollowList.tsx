import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { courseHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { About } from "../../ui/named.tsx";

type Props = BlockProps<"followList">;

interface Entry {
  id: string;
  name: string;
  href: string;
  picture: string;
  by: string;
}

/**
 * Favourites or followed lecturers. What is taken out stays in its place until the page is left, so that it can be put
 * back.
 */
export function FollowList(props: Props): ReactNode {
  const { courses, lecturers, removeLabel, restoreLabel, emptyText, emptyHref, emptyLabel, on, t } = props;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const entries =
    courses?.map((course) => courseEntry(course, t)) ?? lecturers?.map((lecturer) => lecturerEntry(lecturer, t));
  if (entries?.length === 0) return <Empty text={emptyText ?? t("common.empty")} href={emptyHref} label={emptyLabel} />;
  const turn = async (id: string) => {
    const isGone = gone.has(id);
    const outcome = await (isGone ? on.restore : on.remove)?.({ id });
    if (outcome && !outcome.done) return;
    setGone((before) => new Set(isGone ? [...before].filter((one) => one !== id) : [...before, id]));
  };
  return (
    <Root aria-busy={!entries || undefined}>
      {!entries && <Late t={t} />}
      {entries?.map(({ id, name, href, picture, by }) => (
        <li key={id} className={gone.has(id) ? "gone" : undefined}>
          <img src={picture} alt="" width={160} height={90} loading="lazy" className={lecturers ? "face" : undefined} />
          <div className="text">
            <h2>
              <a href={href}>
                <Content>{name}</Content>
              </a>
            </h2>
            <p className="by">{by}</p>
          </div>
          <button type="button" className="btn ghost" onClick={() => void turn(id)}>
            {gone.has(id) ? (restoreLabel ?? t("followList.restore")) : (removeLabel ?? t("followList.remove"))}
            <About of={name} />
          </button>
        </li>
      ))}
    </Root>
  );
}

function courseEntry(course: NonNullable<Props["courses"]>[number], t: Props["t"]): Entry {
  const by = [
    t(`common.kind.${course.courseCategory}`),
    course.lecturerName,
    t("common.learners", { count: course.countStudy }),
  ]
    .filter(Boolean)
    .join(" · ");
  return {
    id: course.id,
    name: course.courseName,
    href: courseHref(course.courseCategory, course.id),
    picture: course.courseLogo,
    by,
  };
}

function lecturerEntry(lecturer: NonNullable<Props["lecturers"]>[number], t: Props["t"]): Entry {
  const by = [lecturer.position, lecturer.courseCount ? t("followList.courses", { count: lecturer.courseCount }) : ""]
    .filter(Boolean)
    .join(" · ");
  return {
    id: lecturer.lecturerUserNo,
    name: lecturer.lecturerName,
    href: "/lecturer/" + lecturer.lecturerUserNo,
    picture: lecturer.headImgUrl,
    by,
  };
}

const Root = styled.ul`
  border-top: 1px solid var(--color-border);
  li {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px 20px;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  li:has(.face) {
    grid-template-columns: 64px minmax(0, 1fr) auto;
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
  .face {
    aspect-ratio: 1;
  }
  .gone img,
  .gone .text {
    opacity: 0.55;
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
  }
  @media (max-width: 560px) {
    li,
    li:has(.face) {
      grid-template-columns: 72px minmax(0, 1fr);
    }
    .btn {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
