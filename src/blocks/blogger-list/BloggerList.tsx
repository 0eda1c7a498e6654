import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { firstGrapheme } from "../../shared/cut-text.ts";

type Props = BlockProps<"bloggerList">;

/** People of the community, as links to their pages. */
export function BloggerList({ items, emptyText, t }: Props): ReactNode {
  if (items?.length === 0) return <Empty text={emptyText ?? t("common.empty")} />;
  return (
    <Root aria-busy={!items || undefined}>
      {!items && <Late t={t} />}
      {items?.map((person) => (
        <li key={person.userNo}>
          {person.userPhoto ? (
            <img src={person.userPhoto} alt="" width={44} height={44} loading="lazy" />
          ) : (
            <span className="face" aria-hidden="true">
              {firstGrapheme(person.userName)}
            </span>
          )}
          <div>
            <a href={"/blog/blogger/" + person.userNo}>
              <Content>{person.userName}</Content>
            </a>
            <p className="num">
              {t("bloggerList.posts", { count: person.countBlog })} ·{" "}
              {t("bloggerList.followers", { count: person.countFans })}
            </p>
          </div>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: 4px;
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 10px;
  }
  li > div {
    min-width: 0;
  }
  img,
  .face {
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    object-fit: cover;
    background: var(--color-surface-alt);
  }
  .face {
    display: grid;
    place-items: center;
    color: var(--color-text-muted);
  }
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li:hover a {
    color: var(--color-primary);
  }
  p {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
`;
