import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";

type Props = BlockProps<"blogList">;

/** Blogs with who wrote them and what people make of them; headlines leave out cover and summary. */
export function BlogList(props: Props): ReactNode {
  const { look = "list", t } = props;
  const isList = look === "list";
  return (
    <ItemList of={Root} block={props} className={look}>
      {(blog) => (
        <li key={blog.id}>
          <div>
            <h3>
              <a className="to" href={"/blog/article/" + blog.id}>
                <Content>{blog.title}</Content>
              </a>
            </h3>
            {isList && blog.summary && (
              <p className="sum">
                <Content>{blog.summary}</Content>
              </p>
            )}
            <p className="by num">
              {isList && (
                <a href={"/blog/blogger/" + blog.userNo}>
                  <Content>{blog.userName}</Content>
                </a>
              )}
              {isList && blog.labelName && (
                <b>
                  <Content>{blog.labelName}</Content>
                </b>
              )}
              {isList && <time>{blog.gmtCreate}</time>}
              <span>{t("blogList.views", { count: blog.countView })}</span>
              <span>{t("blogList.likes", { count: blog.countLike })}</span>
              {isList && <span>{t("blogList.comments", { count: blog.countComment })}</span>}
            </p>
          </div>
          {isList && blog.cover && <img src={blog.cover} alt="" width={200} height={125} loading="lazy" />}
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
  li > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  .to::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li:hover h3 {
    color: var(--color-primary);
  }
  img {
    flex: none;
    width: clamp(104px, 22vw, 200px);
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    align-self: start;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  .sum {
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
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    margin-top: 8px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .by a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    position: relative;
    z-index: 1;
    color: var(--color-text);
  }
  .by a:hover {
    color: var(--color-primary);
  }
  .by b {
    color: var(--color-accent);
    font-weight: 600;
  }
  &.headlines li {
    padding-block: 12px;
  }
  &.headlines h3 {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  &.headlines .by {
    margin-top: 4px;
  }
`;
