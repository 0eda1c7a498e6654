import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";

type Props = BlockProps<"articleBody">;

/** One article to read: information, or a page about the site. */
export function ArticleBody({ title, date, author, cover, body, backHref, backLabel }: Props): ReactNode {
  return (
    <Root aria-busy={!title || undefined}>
      <h1>
        <Content>{title ?? " "}</Content>
      </h1>
      {(date || author) && (
        <p className="by num">
          {author && <span>{author}</span>}
          {date && <time>{date.slice(0, 10)}</time>}
        </p>
      )}
      {cover && <img className="head" src={cover} alt="" width={880} height={420} />}
      <RichTextView body={body} />
      {backHref && backLabel && (
        <p className="back">
          <a className="link" href={backHref}>
            {backLabel}
          </a>
        </p>
      )}
    </Root>
  );
}

const Root = styled.article`
  max-width: var(--size-text);
  .by {
    display: flex;
    gap: 16px;
    margin-top: 12px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  .head {
    width: 100%;
    margin-top: 24px;
    aspect-ratio: 21 / 10;
    object-fit: cover;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  .prose {
    margin-top: 28px;
    font-size: 1.0625rem;
  }
  .prose h2 {
    font-size: 1.375rem;
  }
  .back {
    margin-top: 40px;
    padding-top: 12px;
    border-top: 1px solid var(--color-border);
  }
`;
