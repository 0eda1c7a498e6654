import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Disclosure } from "../parts/disclosure.tsx";
import { Icon } from "../parts/icons.tsx";
import { Brand } from "./Brand.tsx";
import { ColourMode } from "./ColourMode.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { ViewerMenu } from "./ViewerMenu.tsx";

type Props = BlockProps<"siteHeader">;

/** How many entries stand in the bar before the rest goes under "more" (`specification.md §9`). */
const shownEntries = 6;

/** The head of every page. On a phone the navigation is a drawer; everything opens without JavaScript. */
export function SiteHeader(props: Props): ReactNode {
  const { title, logo, nav = [], path = "", look = "bar", slots, t } = props;
  // The platform's base is empty: its home is the root.
  const home = props.home || "/";
  const entries = nav.map((entry) => (
    <li key={entry.navUrl}>
      <a href={entry.navUrl} target={entry.target === "_blank" ? "_blank" : undefined} aria-current={isCurrent(entry.navUrl, path, home) ? "page" : undefined}>{entry.navTitle}</a>
    </li>
  ));
  return (
    <Root className={look}>
      {slots.banner}
      <div className="wrap bar">
        <Brand title={title} logo={logo} home={home} />
        <nav className="wide" aria-label={t("siteHeader.navigation")}>
          <ul>{entries.slice(0, shownEntries)}</ul>
          {entries.length > shownEntries && (
            <Disclosure className="more" summary={<>{t("siteHeader.more")}<Icon name="down" size={16} /></>}>
              <ul className="pop">{entries.slice(shownEntries)}</ul>
            </Disclosure>
          )}
        </nav>
        {slots.search && <div className="search">{slots.search}</div>}
        <div className="side">
          {slots.actions}
          <LanguageLinks {...props} />
          <ColourMode t={t} />
          {props.signedIn ? <ViewerMenu {...props} /> : (
            <>
              {props.signInUrl && <a className="sign" href={props.signInUrl}>{t("siteHeader.signIn")}</a>}
              {props.registerUrl && <a className="sign strong" href={props.registerUrl}>{t("siteHeader.register")}</a>}
            </>
          )}
          <Disclosure className="drawer" label={t("siteHeader.menu")} summary={<Icon name="menu" size={24} />}>
            <nav className="pop" aria-label={t("siteHeader.navigation")}><ul>{entries}</ul></nav>
          </Disclosure>
        </div>
      </div>
    </Root>
  );
}

function isCurrent(address: string, path: string, home: string): boolean {
  if (address === path) return true;
  const isHome = address === "/index" || address === home;
  return isHome ? path === home || path === "/index" : path.startsWith(address + "/");
}

const Root = styled.div`
  background: var(--color-header);
  color: var(--color-header-text);
  border-bottom: 1px solid var(--color-border);
  .bar { display: grid; align-items: center; column-gap: 24px; min-height: var(--size-header); grid-template-columns: auto 1fr minmax(160px, 260px) auto; }
  .brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; justify-self: start; }
  .brand b { font-family: var(--font-heading); font-size: 1.125rem; line-height: 1.2; }
  .face { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: var(--color-primary); color: var(--color-primary-text); font-weight: 600; }
  .name { padding: 4px 12px 8px; }
  .wide, .wide ul, .side { display: flex; align-items: center; }
  .wide .pop { display: block; }
  .wide > ul a, summary, .side > a { display: inline-flex; align-items: center; gap: 4px; min-height: 44px; padding: 0 12px; white-space: nowrap; }
  .wide > ul a:hover, .more > summary:hover, .side > a:hover { text-decoration: underline; text-underline-offset: 6px; }
  [aria-current] { font-weight: 600; }
  .wide > ul [aria-current] { box-shadow: inset 0 -2px var(--color-accent); }
  details { position: relative; }
  .more .pop { left: 0; right: auto; }
  .side { justify-self: end; gap: 2px; }
  .sign { font-weight: 600; }
  .side > .strong { margin-left: 4px; border: 1px solid; border-radius: var(--radius-control); }
  .round { display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; background: none; cursor: pointer; }
  .drawer { display: none; }
  .drawer summary { padding: 0 10px; }
  @media (scripting: none) { .round { display: none; } }
  &.stacked .bar { grid-template-columns: auto minmax(200px, 1fr) auto; padding-top: 8px; }
  &.stacked .wide, &.centred .wide { grid-area: 2 / 1 / 3 / -1; border-top: 1px solid var(--color-border); }
  &.stacked .wide > ul > :first-child a { margin-left: -12px; }
  &.centred .bar { grid-template-columns: 1fr auto 1fr; padding-top: 16px; }
  &.centred .brand { grid-area: 1 / 2; }
  &.centred .search { grid-area: 1 / 1; max-width: 260px; }
  &.centred .side { grid-area: 1 / 3; }
  &.centred .wide { justify-content: center; margin-top: 12px; }
  @media (max-width: 1099px) {
    && .bar { grid-template-columns: 1fr auto; column-gap: 8px; padding-block: 6px; }
    .wide { display: none; }
    .drawer { display: block; }
    && .brand { grid-area: 1 / 1; }
    && .side { grid-area: 1 / 2; }
    && .search { grid-area: 2 / 1 / 3 / -1; max-width: none; padding-bottom: 6px; }
  }
  @media (min-width: 700px) and (max-width: 1099px) {
    && .bar { grid-template-columns: auto 1fr auto; column-gap: 24px; }
    && .search { grid-area: 1 / 2; padding: 0; }
    && .side { grid-area: 1 / 3; }
  }
`;
