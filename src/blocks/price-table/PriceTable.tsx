import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";
import { ownAddress } from "../../ui/own-address.ts";

/** Plans beside each other: what each costs and has, and where to take it. One may be recommended. */
export function PriceTable({ items = [], level = 3, base, t }: BlockProps<"priceTable">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root>
      {items.map((plan, place) => (
        <li key={place} className={plan.recommended ? "recommended" : undefined}>
          {plan.recommended && <p className="mark">{t("priceTable.recommended")}</p>}
          <Heading level={level}>
            <Content>{plan.name}</Content>
          </Heading>
          <p className="sum num">
            <b>
              <Content>{plan.price}</Content>
            </b>{" "}
            {plan.per && <Content>{plan.per}</Content>}
          </p>
          {plan.text && (
            <p className="about">
              <Content>{plan.text}</Content>
            </p>
          )}
          {plan.points && plan.points.length > 0 && (
            <ul>
              {plan.points.map((point, line) => (
                <li key={line}>
                  <Content>{point}</Content>
                </li>
              ))}
            </ul>
          )}
          {plan.href && plan.linkLabel && (
            <a className={plan.recommended ? "btn" : "btn ghost"} href={ownAddress(plan.href, base)}>
              {plan.linkLabel}
            </a>
          )}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: stretch;
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 24px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    color: var(--color-text);
  }
  > .recommended {
    border: 2px solid var(--color-primary);
    padding: 23px;
  }
  .mark {
    align-self: start;
    padding: 2px 10px;
    border-radius: var(--radius-control);
    background: var(--color-primary);
    color: var(--color-primary-text);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .sum b {
    font: var(--font-weight-heading) 1.75rem/1.2 var(--font-heading);
  }
  .sum,
  .about {
    color: var(--color-text-muted);
  }
  .sum b {
    color: var(--color-text);
  }
  ul {
    display: grid;
    gap: 8px;
    margin-block: 6px 10px;
  }
  ul li {
    padding-inline-start: 1.5em;
  }
  ul li::before {
    content: "✓";
    float: inline-start;
    margin-inline-start: -1.5em;
    color: var(--color-success);
    font-weight: 700;
  }
  .btn {
    margin-top: auto;
  }
`;
