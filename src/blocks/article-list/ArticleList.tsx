import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";

type Props = BlockProps<"articleList">;

/** Articles: with picture and summary, as headlines only, or as cards. */
export function ArticleList(props: Props): ReactNode {
  const { look = "list", t } = props;
  return (
    <ItemList of={Root} block={props} className={look}>
      {(article) => (
        <li key={article.id}>
          {look !== "headlines" && article.artPic && (
            <img src={article.artPic} alt="" width={480} height={270} loading="lazy" />
          )}
          <div>
            <h3>
              <a href={"/info/detail/" + article.id}>
                <Content>{article.artTitle}</Content>
              </a>
            </h3>
            {look !== "headlines" && article.artSummary && <p>{article.artSummary}</p>}
            <p className="by num">
              {article.isTop === 1 && <b>{t("articleList.top")}</b>}
              {article.zoneName && (
                <span>
                  <Content>{article.zoneName}</Content>
                </span>
              )}
              <time>{article.gmtCreate.slice(0, 10)}</time>
            </p>
          </div>
        </li>
      )}
    </ItemList>
  );
}

const Root = styled.ul`
  li {
    position: relative;
    display: flex;
    gap: 20px;
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
  }
  h3 {
    font-size: 1.125rem;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li:hover h3 {
    color: var(--color-primary);
  }
  img {
    flex: none;
    width: clamp(104px, 24vw, 240px);
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    align-self: start;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  p:not(.by) {
    margin-top: 6px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .by {
    display: flex;
    gap: 12px;
    margin-top: 8px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .by span {
    color: var(--color-accent);
    font-weight: 600;
  }
  @media (min-width: 1000px) {
    &.list {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 48px;
    }
    &.list img {
      width: 200px;
    }
  }
  &.headlines {
    columns: 2 320px;
    column-gap: 48px;
    border-top: 2px solid var(--color-text);
  }
  &.headlines li {
    break-inside: avoid;
    padding-block: 14px;
  }
  &.headlines li > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
  }
  &.headlines h3 {
    font-size: 1rem;
    font-weight: 500;
  }
  &.headlines .by {
    margin: 0;
  }
  &.cards {
    display: grid;
    gap: var(--gap);
    grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  }
  &.cards li {
    flex-direction: column;
    gap: 12px;
    padding: 0;
    border: 0;
  }
  &.cards img {
    width: 100%;
  }
`;
