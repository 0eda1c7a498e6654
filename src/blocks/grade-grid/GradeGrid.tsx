import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"gradeGrid">;

/** Classes: when they begin, who leads them and how many are in. */
export function GradeGrid({
  items,
  heading,
  columns = 3,
  emptyText,
  emptyHref,
  emptyLabel,
  base,
  t,
}: Props): ReactNode {
  if (items?.length === 0)
    return (
      <Empty text={emptyText ?? t("common.empty")} href={emptyHref && ownAddress(emptyHref, base)} label={emptyLabel} />
    );
  return (
    <>
      {heading && <h2 className="vh">{heading}</h2>}
      <Root className="grid" style={{ "--columns": columns } as CSSProperties} aria-busy={!items || undefined}>
        {!items && <Late t={t} />}
        {items?.map((grade) => (
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
        ))}
      </Root>
    </>
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
    padding: 1px 8px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
    font-weight: 600;
  }
  [data-status="1"] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  [data-status="2"] {
    background: var(--color-success-soft);
    color: var(--color-success);
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
