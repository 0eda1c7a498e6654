import type { ReactNode } from "react";
import { AuditStatusEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Late } from "../../ui/late.tsx";
import { dialogStyle } from "../shared/dialog-style.ts";
import { linkButtonStyle } from "../shared/link-button.ts";
import { Find } from "./Find.tsx";
import { Remove } from "./Remove.tsx";
import { Share, shareStyle } from "./Share.tsx";

/** Who teaches for an organisation, and how their courses stand. */
export function LecturerDesk(props: BlockProps<"lecturerDesk">): ReactNode {
  const { items, coursesPath, emptyText, path, query = {}, ownProportion, t } = props;
  const isFiltered = (query["keyword"] ?? "") !== "";
  if (items?.length === 0 && !isFiltered) return <Empty text={emptyText} />;
  return (
    <>
      {path !== undefined && <Find path={path} query={query} {...props} />}
      {items?.length === 0 && <Empty text={t("lecturerDesk.none")} href={path} label={t("lecturerDesk.all")} />}
      <Root aria-busy={!items || undefined} aria-label={t("lecturerDesk.label")}>
        {!items && <Late t={t} />}
        {items?.map((lecturer) => {
          const { lecturerUserNo, lecturerName, position, headImgUrl, auditStatus } = lecturer;
          const figures = [
            t("lecturerDesk.courses", { count: lecturer.courseCount }),
            lecturer.waitingCount > 0 && t("lecturerDesk.waiting", { count: lecturer.waitingCount }),
            lecturer.draftCount > 0 && t("lecturerDesk.drafts", { count: lecturer.draftCount }),
            t("common.learners", { count: lecturer.countStudy }),
          ];
          return (
            <li key={lecturerUserNo}>
              {headImgUrl ? (
                <img src={headImgUrl} alt="" width={64} height={64} loading="lazy" />
              ) : (
                <span className="face">
                  <Icon name="person" size={28} />
                </span>
              )}
              <div>
                <h3>
                  <Content>{lecturerName}</Content>{" "}
                  {auditStatus !== AuditStatusEnum.passed && <small>{t("lecturerDesk.notPassed")}</small>}
                </h3>
                <p className="by">{position}</p>
                <p className="by num">{figures.filter(Boolean).join(" · ")}</p>
                {ownProportion !== undefined && <Share {...props} lecturer={lecturer} most={ownProportion} />}
              </div>
              <p className="do">
                <a
                  className="link"
                  href={`${coursesPath}?lecturerUserNo=${lecturerUserNo}`}
                  aria-label={`${t("lecturerDesk.toCourses")} ${lecturerName}`}
                >
                  {t("lecturerDesk.toCourses")}
                </a>
                {auditStatus === AuditStatusEnum.passed && (
                  <a
                    className="link"
                    href={`/lecturer/${lecturerUserNo}`}
                    aria-label={`${t("lecturerDesk.page")} ${lecturerName}`}
                  >
                    {t("lecturerDesk.page")}
                  </a>
                )}
                {ownProportion !== undefined && <Remove {...props} lecturer={lecturer} />}
              </p>
            </li>
          );
        })}
      </Root>
    </>
  );
}

const Root = styled.ul`
  border-top: 1px solid var(--color-border);
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 20px;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  .late {
    display: block;
  }
  img,
  .face {
    width: 64px;
    height: 64px;
    border-radius: 50%;
    object-fit: cover;
    background: var(--color-surface-alt);
  }
  .face {
    display: grid;
    place-items: center;
    color: var(--color-text-muted);
  }
  h3 {
    font-size: 1.0625rem;
  }
  small {
    padding: 0 6px;
    border-radius: var(--radius-small);
    background: var(--color-warning-soft);
    color: var(--color-warning);
    font-size: 0.75rem;
  }
  .by {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  ${linkButtonStyle}
  ${shareStyle}
  ${dialogStyle}
  .means {
    display: grid;
    gap: 6px;
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .means li {
    display: list-item;
    padding: 0;
    border: 0;
  }
  .field {
    display: grid;
    gap: 4px;
  }
  .field textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .field label {
    font-weight: 600;
  }
  .fault {
    color: var(--color-danger);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  @media (max-width: 640px) {
    .do {
      grid-column: 2;
    }
  }
`;
