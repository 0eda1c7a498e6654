import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { firstGrapheme } from "../../shared/cut-text.ts";

type Props = BlockProps<"bloggerCard">;

/** The head of a person's page in the community. */
export function BloggerCard({ blogger, slots, t }: Props): ReactNode {
  if (!blogger) return null;
  const counts = [
    ["bloggerCard.blogs", blogger.countBlog],
    ["bloggerCard.likes", blogger.countLike],
    ["bloggerCard.fans", blogger.countFans],
    ["bloggerCard.follows", blogger.countAttention],
  ] as const;
  return (
    <Root>
      {blogger.userPhoto ? (
        <img src={blogger.userPhoto} alt="" width={96} height={96} />
      ) : (
        <span className="face" aria-hidden="true">
          {firstGrapheme(blogger.userName)}
        </span>
      )}
      <div>
        <h1>
          <Content>{blogger.userName}</Content>
        </h1>
        {blogger.introduce && (
          <p className="about">
            <Content>{blogger.introduce}</Content>
          </p>
        )}
        <dl className="num">
          {counts.map(([key, count]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        {blogger.isOwn === 0 && slots.actions && <div className="do">{slots.actions}</div>}
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  img,
  .face {
    flex: none;
    width: 96px;
    height: 96px;
    border-radius: 50%;
    object-fit: cover;
    background: var(--color-surface-alt);
  }
  .face {
    display: grid;
    place-items: center;
    font-size: 2rem;
    color: var(--color-text-muted);
  }
  h1 {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }
  .about {
    margin-top: 8px;
    color: var(--color-text-muted);
    line-height: 1.75;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
    margin-top: 12px;
  }
  dl > div {
    display: flex;
    gap: 6px;
    align-items: baseline;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  .do {
    width: fit-content;
    margin-top: 16px;
  }
  @media (max-width: 520px) {
    flex-direction: column;
  }
`;
