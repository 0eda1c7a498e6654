import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";

type Props = BlockProps<"lecturerCard">;

/** One lecturer: beside a course as a card, or as the head of the lecturer's own page. */
export function LecturerCard({ lecturer, heading, look = "card", slots, t }: Props): ReactNode {
  if (!lecturer) return null;
  const page = look === "page";
  return (
    <Root className={"look-" + look}>
      {heading && <h2>{heading}</h2>}
      <div className="who">
        <img src={lecturer.headImgUrl} alt="" width={160} height={160} loading={page ? undefined : "lazy"} />
        <div>
          <Heading level={page ? 1 : 3}>
            {page ? (
              <Content>{lecturer.lecturerName}</Content>
            ) : (
              <a href={"/lecturer/" + lecturer.lecturerUserNo}>
                <Content>{lecturer.lecturerName}</Content>
              </a>
            )}
          </Heading>
          {lecturer.position && (
            <p className="position">
              <Content>{lecturer.position}</Content>
            </p>
          )}
          <p className="muted num">
            {[
              lecturer.orgName,
              lecturer.courseCount ? t("lecturerCard.courses", { count: lecturer.courseCount }) : "",
              lecturer.countStudy ? t("common.learners", { count: lecturer.countStudy }) : "",
              lecturer.countAttention ? t("lecturerCard.followers", { count: lecturer.countAttention }) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {page && lecturer.introduce && (
            <p className="about">
              <Content>{lecturer.introduce}</Content>
            </p>
          )}
          {page && slots.actions && <div className="do">{slots.actions}</div>}
        </div>
      </div>
      {!page && slots.actions}
      {!page && lecturer.introduce && (
        <p className="about">
          <Content>{lecturer.introduce}</Content>
        </p>
      )}
    </Root>
  );
}

const Root = styled.section`
  > h2 {
    margin-bottom: 16px;
    padding-bottom: 10px;
    font-size: 1.125rem;
    border-bottom: 2px solid var(--color-text);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  img {
    flex: none;
    width: 72px;
    height: 72px;
    border-radius: var(--radius-card);
    object-fit: cover;
    background: var(--color-surface-alt);
  }
  .muted {
    font-size: 0.875rem;
  }
  .position {
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  a:hover {
    color: var(--color-primary);
  }
  .do {
    width: fit-content;
    margin-top: 16px;
  }
  .about {
    margin-top: 12px;
    font-size: 0.9375rem;
    line-height: 1.75;
  }
  &.look-page .who {
    align-items: start;
    gap: clamp(16px, 4vw, 40px);
  }
  &.look-page img {
    width: clamp(96px, 18vw, 200px);
    height: auto;
    aspect-ratio: 1;
  }
  &.look-page .about {
    max-width: var(--size-text);
    font-size: 1.0625rem;
  }
`;
