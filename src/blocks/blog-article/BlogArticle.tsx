import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ModerationEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { sectionsOf } from "./sections.ts";

type Props = BlockProps<"blogArticle">;

/** From so many headings on, their list helps. */
const MIN_HEADINGS = 3;

/** One blog to read. Whatever is in it was drawn by the server: reading needs no script. */
export function BlogArticle({ blog, blockKey, slots, t }: Props): ReactNode {
  const sections = sectionsOf(blog?.content);
  const headings = sections.filter(({ heading }) => heading !== "");
  const idOf = (place: number) => `${blockKey}-${place}`;
  return (
    <Root aria-busy={!blog || undefined}>
      <h1>
        <Content>{blog?.title ?? " "}</Content>
      </h1>
      {blog && (
        <p className="by num">
          <a className="link" href={"/blog/blogger/" + blog.userNo}>
            <Content>{blog.userName}</Content>
          </a>
          <time dateTime={blog.gmtCreate.replace(" ", "T")}>{blog.gmtCreate}</time>
          {blog.isEdited === 1 && <span>{t("blogArticle.edited", { time: blog.gmtModified })}</span>}
          {blog.labelName && (
            <a className="link" href={"/blog?labelNo=" + blog.labelNo}>
              <Content>{blog.labelName}</Content>
            </a>
          )}
          <span>{t("blogArticle.views", { count: blog.countView })}</span>
        </p>
      )}
      {blog?.moderation === ModerationEnum.waiting && <p role="status">{t("blogArticle.waiting")}</p>}
      {blog?.cover && <img className="head" src={blog.cover} alt="" width={880} height={420} />}
      {headings.length >= MIN_HEADINGS && (
        <details className="contents" open>
          <summary>{t("blogArticle.contents")}</summary>
          <ol>
            {headings.map(({ heading, place, level }) => (
              <li key={place} className={level > 2 ? "deep" : undefined}>
                <a href={`#${idOf(place)}`}>
                  <Content>{heading}</Content>
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
      {sections.map(({ place, body }) => (
        <section key={place} id={idOf(place)}>
          <RichTextView body={body} />
        </section>
      ))}
      {slots.actions && <div className="do">{slots.actions}</div>}
    </Root>
  );
}

const Root = styled.article`
  max-width: var(--size-text);
  h1 {
    overflow-wrap: anywhere;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    margin-top: 12px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  .head {
    width: 100%;
    height: auto;
    margin-top: 24px;
    aspect-ratio: 21 / 10;
    object-fit: cover;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  .contents {
    margin-top: 24px;
    padding: 12px 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .contents summary {
    min-height: 32px;
    font-weight: 600;
    cursor: pointer;
  }
  .contents a {
    display: block;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  .contents a:hover {
    color: var(--color-primary);
  }
  .contents .deep {
    padding-inline-start: 20px;
  }
  section {
    margin-top: 28px;
    scroll-margin-top: 96px;
  }
  .prose {
    font-size: 1.0625rem;
  }
  .prose h2 {
    font-size: 1.375rem;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 32px;
    padding-top: 20px;
    border-top: 1px solid var(--color-border);
  }
`;
