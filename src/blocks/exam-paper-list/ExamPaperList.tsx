import type { ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { linkButtonStyle } from "../shared/link-button.ts";

/** The papers that one made, the newest first. */
export function ExamPaperList(props: BlockProps<"examPaperList">): ReactNode {
  const { items, path, query = {}, totalCount, editHref, previewHref, on, t, blockKey } = props;
  const keyword = query["keyword"] ?? "";
  return (
    <Root>
      <div className="bar">
        <form role="search" method="get" action={path}>
          <label className="vh" htmlFor={`${blockKey}-keyword`}>
            {t("examPaperList.search")}
          </label>
          <input
            key={keyword}
            id={`${blockKey}-keyword`}
            type="search"
            name="keyword"
            defaultValue={keyword}
            {...inputLimits.listExamPapers.str}
            placeholder={t("examPaperList.search")}
          />
          <button type="submit" className="btn ghost">
            {t("examPaperList.find")}
          </button>
        </form>
        <a className="btn" href={editHref}>
          {t("examPaperList.add")}
        </a>
      </div>
      {totalCount !== undefined && totalCount > 0 && (
        <p className="muted num">{t("examPaperList.count", { count: totalCount })}</p>
      )}
      {items?.length === 0 ? (
        keyword ? (
          <Empty text={t("examPaperList.notFound")} href={path} label={t("examPaperList.showAll")} />
        ) : (
          <Empty text={t("examPaperList.empty")} href={editHref} label={t("examPaperList.addFirst")} />
        )
      ) : (
        <ul className="papers" aria-label={t("examPaperList.label")} aria-busy={!items || undefined}>
          {!items && <Late t={t} href={path} />}
          {items?.map(({ id, paperName, questionCount, maxScore, versionNo, gmtModified }) => {
            const name = (
              <span className="vh">
                {" "}
                <Content>{paperName}</Content>
              </span>
            );
            return (
              <li key={id}>
                <div>
                  <h2>
                    <a href={withQuery(editHref, {}, { paperId: id })}>
                      <Content>{paperName}</Content>
                    </a>
                  </h2>
                  <p className="facts num">
                    {[
                      t("examPaperList.questions", { count: questionCount }),
                      t("examPaperList.points", { points: maxScore }),
                      t("examPaperList.version", { no: versionNo }),
                    ].join(" · ")}{" "}
                    · <time>{gmtModified.slice(0, 16)}</time>
                  </p>
                </div>
                <div className="do">
                  <a className="link" href={withQuery(editHref, {}, { paperId: id })}>
                    {t("examPaperList.edit")}
                    {name}
                  </a>
                  {previewHref && (
                    <a className="link" href={withQuery(previewHref, {}, { paperId: id })}>
                      {t("examPaperList.preview")}
                      {name}
                    </a>
                  )}
                  {on.remove && (
                    <button type="button" className="link danger" onClick={() => void on.remove?.({ id, paperName })}>
                      {t("examPaperList.remove")}
                      {name}
                    </button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 16px;
  }
  .bar form {
    display: flex;
    flex: 1 1 280px;
    gap: 8px;
    max-width: 440px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .papers {
    margin-top: 8px;
    border-top: 1px solid var(--color-border);
  }
  .papers > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 24px;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-border);
  }
  .papers > .late {
    display: block;
  }
  h2 {
    font-size: 1.0625rem;
  }
  h2 a:hover {
    color: var(--color-primary);
  }
  .facts {
    margin-top: 4px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  ${linkButtonStyle}
  .danger {
    color: var(--color-danger);
  }
  @media (max-width: 640px) {
    .papers > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
