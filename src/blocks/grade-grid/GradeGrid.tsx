import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";
import { stateLabelStyle } from "../../ui/state-label.ts";

type Props = BlockProps<"gradeGrid">;

/** Classes: when they begin, who leads them and how many are in. */
export function GradeGrid(props: Props): ReactNode {
  const { columns = 3, t } = props;
  return (
    <ItemList of={Root} block={props} className="grid" columns={columns}>
      {(grade) => (
        <li key={grade.id} className="card">
          {grade.cover && (
            <div className="cover">
              <img src={grade.cover} alt="" width={640} height={360} loading="lazy" />
            </div>
          )}
          <div className="text">
            <p className="state">
              {grade.gradeStatus && (
                <span data-status={grade.gradeStatus}>{t(`gradeGrid.status.${grade.gradeStatus}`)}</span>
              )}
              {grade.beginTime && (
                <time className="num">
                  {grade.beginTime.slice(0, 10)}
                  {grade.endTime && " — " + grade.endTime.slice(0, 10)}
                </time>
              )}
            </p>
            <h3>
              <a className="link" href={"/grade/view/" + grade.id}>
                <Content>{grade.gradeName}</Content>
              </a>
            </h3>
            {grade.intro && (
              <p>
                <Content>{grade.intro}</Content>
              </p>
            )}
            <p className="by num">
              {[
                t("gradeGrid.members", { count: grade.memberCount }),
                grade.courseCount ? t("gradeGrid.courses", { count: grade.courseCount }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {/* Who gives the class tells more of it. */}
            {(grade.lecturerName || grade.orgName) && (
              <p className="who">
                {grade.lecturerName &&
                  (grade.lecturerUserNo ? (
                    <a className="link" href={"/lecturer/" + grade.lecturerUserNo}>
                      <Content>{grade.lecturerName}</Content>
                    </a>
                  ) : (
                    <Content>{grade.lecturerName}</Content>
                  ))}
                {grade.orgName && grade.orgNo && (
                  <a className="link" href={"/org/view/" + grade.orgNo}>
                    <Content>{grade.orgName}</Content>
                  </a>
                )}
              </p>
            )}
            <p className="price">
              {grade.isFree === 1 || !grade.price ? (
                <b className="free">{t("common.free")}</b>
              ) : (
                <b>{yuan(grade.price)}</b>
              )}
            </p>
          </div>
        </li>
      )}
    </ItemList>
  );
}

const Root = styled.ul`
  .cover {
    aspect-ratio: 3 / 1;
  }
  .text {
    padding: 16px 20px;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  [data-status] {
    ${stateLabelStyle}
  }
  h3 {
    font-size: 1.125rem;
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    font-size: 0.875rem;
  }
  .who a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  p:not([class]) {
    font-size: 0.9375rem;
  }
`;
