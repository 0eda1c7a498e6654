import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"callout">;

/** A sentence that asks for something: a band across the page, a card, or a ticket with a torn edge. */
export function Callout({
  heading,
  text,
  kicker,
  actions = [],
  actionLabel,
  base,
  tone = "paper",
  look = "card",
  on,
  blockKey,
}: Props): ReactNode {
  const { action } = on;
  const body = (
    <div className={look === "band" ? "wrap in" : "in"}>
      <div>
        {kicker && <p className="kicker">{kicker}</p>}
        <h2 id={blockKey + "-heading"}>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className="do">
        {action && actionLabel && (
          <button type="button" className="btn" onClick={() => void action({})}>
            {actionLabel}
          </button>
        )}
        {actions.map((link, place) => (
          <a key={link.href} className={place ? "btn ghost" : "btn"} href={ownAddress(link.href, base)}>
            {link.label}
          </a>
        ))}
      </div>
    </div>
  );
  return (
    <Root aria-labelledby={blockKey + "-heading"} className={`look-${look} ${tone} ${look === "band" ? "full" : ""}`}>
      {body}
    </Root>
  );
}

const Root = styled.aside`
  background: var(--color-surface-alt);
  .in {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 20px 48px;
    padding-block: clamp(24px, 4vw, 40px);
  }
  .in > div:first-child {
    flex: 1 1 320px;
  }
  h2 + p {
    margin-top: 8px;
    max-width: 40em;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  &.look-card,
  &.look-ticket {
    padding-inline: clamp(20px, 4vw, 48px);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
  }
  &.look-ticket {
    border: 1px dashed var(--color-accent);
  }
  &.plain {
    background: none;
  }
  &.primary,
  &.ink {
    border-color: transparent;
    background: var(--color-hero);
    color: var(--color-hero-text);
  }
  &.primary .btn,
  &.ink .btn {
    border-color: var(--color-hero-text);
    background: var(--color-hero-text);
    color: var(--color-hero);
  }
  &.primary .ghost,
  &.ink .ghost {
    background: none;
    color: var(--color-hero-text);
  }
  &.primary .kicker,
  &.ink .kicker {
    color: inherit;
  }
`;
