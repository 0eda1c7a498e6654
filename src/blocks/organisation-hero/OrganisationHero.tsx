import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"organisationHero">;

/** How an organisation opens its home page: beside its picture, over it, as a road sign, or in type alone. */
export function OrganisationHero({
  name,
  slogan,
  intro,
  cover,
  kicker,
  base,
  look = "split",
  actions = [],
  figures = [],
  slots,
}: Props): ReactNode {
  // The heading says whose page it is: the line above it is part of it where that names the organisation.
  const isName = name !== undefined && kicker?.includes(name);
  const named = isName ? kicker : name;
  const picture = look === "split" || look === "cover";
  return (
    <Root className={"full look-" + look}>
      {look === "cover" && cover && (
        <img className="behind" src={cover} alt="" width={1440} height={560} fetchPriority="high" />
      )}
      <div className="wrap">
        <div className="say">
          {kicker && !isName && <p className="kicker">{kicker}</p>}
          <h1>
            {slogan && named && <span className="kicker">{named} </span>}
            {slogan ?? name}
          </h1>
          {intro && <p className="intro">{intro}</p>}
          {actions.length > 0 && (
            <p className="do">
              {actions.map((link, place) => (
                <a key={link.href} className={place ? "btn ghost" : "btn"} href={ownAddress(link.href, base)}>
                  {link.label}
                </a>
              ))}
            </p>
          )}
        </div>
        {picture && look === "split" && cover && (
          <img src={cover} alt="" width={720} height={480} fetchPriority="high" />
        )}
        {slots.aside && <div className="aside">{slots.aside}</div>}
        {figures.length > 0 && (
          <dl>
            {figures.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd className="num">{figure.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  background: var(--color-hero);
  color: var(--color-hero-text);
  .wrap {
    position: relative;
    display: grid;
    align-items: center;
    gap: 24px clamp(24px, 5vw, 72px);
    padding-block: clamp(28px, 5vw, 72px);
  }
  h1 {
    font-size: var(--font-size-hero);
    line-height: 1.15;
  }
  .kicker {
    color: inherit;
  }
  h1 .kicker {
    display: block;
  }
  .intro {
    margin-top: 16px;
    max-width: 36em;
    font-size: 1.0625rem;
    line-height: 1.8;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 24px;
  }
  .btn {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-accent-text);
  }
  .btn.ghost {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  img {
    width: 100%;
    object-fit: cover;
    object-position: 85% 50%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-card);
  }
  .behind {
    position: absolute;
    inset: 0;
    height: 100%;
    border-radius: 0;
    opacity: 0.25;
    aspect-ratio: auto;
  }
  dl {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
    border-top: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
    padding-block: 20px 0;
    padding-inline: 0 20px;
  }
  dt {
    font-size: 0.875rem;
    opacity: 0.85;
  }
  dd {
    font: var(--font-weight-heading) clamp(1.75rem, 1.2rem + 2vw, 2.75rem)/1.15 var(--font-heading);
  }
  @media (min-width: 900px) {
    &.look-split .wrap,
    &.look-sign .wrap {
      grid-template-columns: 1fr minmax(0, 44%);
    }
  }
  &.look-sign .btn:not(.ghost) {
    border-color: var(--color-hero-text);
    background: var(--color-hero-text);
    color: var(--color-hero);
  }
  &.look-sign {
    background: var(--color-page);
    color: var(--color-text);
  }
  &.look-sign .say {
    padding: clamp(24px, 4vw, 48px);
    border: 4px solid var(--color-hero-text);
    border-radius: 16px;
    background: var(--color-hero);
    color: var(--color-hero-text);
    outline: 6px solid var(--color-hero);
  }
  &.look-letter {
    background: none;
    color: var(--color-text);
    text-align: center;
  }
  &.look-letter .say {
    max-width: 780px;
    margin-inline: auto;
  }
  &.look-letter .intro {
    margin-inline: auto;
    color: var(--color-text-muted);
  }
  &.look-letter .do {
    justify-content: center;
  }
  &.look-letter .kicker {
    color: var(--color-accent);
  }
`;
