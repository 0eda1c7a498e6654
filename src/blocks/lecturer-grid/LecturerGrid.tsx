import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";

type Props = BlockProps<"lecturerGrid">;

/** Lecturers in columns: cards with a few words, or portraits only. */
export function LecturerGrid(props: Props): ReactNode {
  const { columns = 4, look = "cards", t } = props;
  return (
    <ItemList of={Root} block={props} className={"grid " + look} columns={columns}>
      {(lecturer) => (
        <li key={lecturer.lecturerUserNo} className="card">
          <img src={lecturer.headImgUrl} alt="" width={160} height={160} loading="lazy" />
          <div className="text">
            <h3>
              <a href={"/lecturer/" + lecturer.lecturerUserNo}>
                <Content>{lecturer.lecturerName}</Content>
              </a>
            </h3>
            {lecturer.position && (
              <p className="by">
                <Content>{lecturer.position}</Content>
              </p>
            )}
            {look === "cards" && lecturer.introduce && (
              <p className="about">
                <Content>{lecturer.introduce}</Content>
              </p>
            )}
            {lecturer.courseCount ? (
              <p className="by num">{t("lecturerGrid.courses", { count: lecturer.courseCount })}</p>
            ) : null}
          </div>
        </li>
      )}
    </ItemList>
  );
}

const Root = styled.ul`
  .card {
    flex-direction: row;
    align-items: start;
    padding-block: 16px;
    padding-inline: 16px 0;
    min-height: 128px;
  }
  img {
    flex: none;
    width: 72px;
    height: 72px;
    border-radius: var(--radius-card);
    object-fit: cover;
    background: var(--color-surface-alt);
  }
  .text {
    padding: 0 16px;
    gap: 4px;
  }
  .about {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: 0.875rem;
    line-height: 1.6;
  }
  &.portraits {
    --gap: clamp(12px, 2vw, 20px);
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(136px, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns)), 1fr)
    );
  }
  &.portraits .card {
    flex-direction: column;
    padding: 0;
  }
  &.portraits img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: 0;
  }
  &.portraits .text {
    padding: 10px 14px 14px;
  }
`;
