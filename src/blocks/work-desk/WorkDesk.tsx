import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Empty } from "../../ui/empty.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"workDesk">;

/** What waits, and the ways to the work. */
export function WorkDesk(props: Props): ReactNode {
  const { heading, groups = [], blockKey } = props;
  return (
    <Root>
      <section aria-labelledby={`${blockKey}-waiting`}>
        <h2 id={`${blockKey}-waiting`}>{heading}</h2>
        <Waiting {...props} />
      </section>
      {groups.length > 0 && (
        <div className="groups">
          {groups.map((group, place) => (
            <section key={group.heading} aria-labelledby={`${blockKey}-${place}`}>
              <h2 id={`${blockKey}-${place}`}>{group.heading}</h2>
              <ul>
                {group.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Root>
  );
}

function Waiting({ items, places, emptyText, locale, t }: Props): ReactNode {
  if (!items) return <Late t={t} />;
  const { number } = figuresIn(locale);
  const waiting = items.flatMap(({ kind, count, href }) => {
    const place = places.find((one) => one.kind === kind);
    return place && count > 0 ? [{ ...place, count, href: href ?? place.href }] : [];
  });
  if (waiting.length === 0) return <Empty text={emptyText ?? t("workDesk.nothing")} />;
  return (
    <ul className="waiting">
      {waiting.map(({ kind, label, href, count }) => (
        <li key={kind}>
          <a href={href}>
            <b className="num">{number(count)}</b> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const Root = styled.div`
  display: grid;
  gap: 32px;
  h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  .waiting {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
    gap: 12px;
  }
  .waiting a {
    display: grid;
    align-content: start;
    gap: 2px;
    height: 100%;
    min-height: 44px;
    padding: 14px 16px;
    border: 1px solid var(--color-border);
    border-inline-start: 3px solid var(--color-accent);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .waiting a:hover {
    background: var(--color-primary-soft);
  }
  .waiting b {
    font: var(--font-weight-heading) 1.5rem/1.2 var(--font-heading);
  }
  .groups {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: 24px 32px;
  }
  .groups h2 {
    margin-bottom: 4px;
    font-size: 1.0625rem;
  }
  .groups a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-primary);
  }
  .groups a:hover {
    text-decoration: underline;
  }
`;
