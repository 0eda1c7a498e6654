import type { ReactNode } from "react";
import { styled } from "styled-components";
import { courseHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { withQuery } from "../../ui/query.ts";

/** The lessons that show a file, so that one knows what a change of it would change. */
export function MediaLessons({ asset, items, listHref, editHref, t }: BlockProps<"mediaLessons">): ReactNode {
  if (!asset) return <Empty text={t("mediaLessons.none")} href={listHref ?? ""} label={t("mediaLessons.toList")} />;
  return (
    <Root>
      <h2>
        <Content>{asset.fileName}</Content>
      </h2>
      {items?.length === 0 ? (
        <Empty text={t("mediaLessons.empty")} href={listHref ?? ""} label={t("mediaLessons.toList")} />
      ) : (
        <ul>
          {items?.map(({ courseId, courseName, courseCategory, chapterName, periodName, isDraft, isPublic }, place) => (
            <li key={`${courseId} ${place}`}>
              <div className="text">
                <h3>
                  <Content>{periodName || t("mediaLessons.unnamed")}</Content>
                </h3>
                <p className="by">{[courseName, chapterName].filter(Boolean).join(" › ")}</p>
              </div>
              <span className="state" data-public={isPublic && !isDraft}>
                {t(isDraft ? "mediaLessons.draft" : isPublic ? "mediaLessons.public" : "mediaLessons.off")}
              </span>
              <p className="do">
                {isPublic && !isDraft && courseCategory && (
                  <a className="link" href={courseHref(courseCategory, courseId)}>
                    {t("mediaLessons.view")}
                    <span className="vh">
                      {" "}
                      <Content>{courseName}</Content>
                    </span>
                  </a>
                )}
                {editHref && (
                  <a className="link" href={withQuery(editHref, {}, { courseId })}>
                    {t("mediaLessons.edit")}
                    <span className="vh">
                      {" "}
                      <Content>{courseName}</Content>
                    </span>
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {listHref && items && items.length > 0 && (
        <p>
          <a className="link" href={listHref}>
            {t("mediaLessons.toList")}
          </a>
        </p>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  h2 {
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  ul {
    border-top: 1px solid var(--color-border);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px 20px;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-border);
  }
  h3 {
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  .by {
    font-size: 0.875rem;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
  .state {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .state[data-public="true"] {
    color: var(--color-success);
  }
  .do {
    display: flex;
    gap: 16px;
  }
  @media (max-width: 640px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .do {
      grid-column: 1 / -1;
    }
  }
`;
