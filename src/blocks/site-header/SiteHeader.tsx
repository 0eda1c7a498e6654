import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Brand } from "../shared/site-brand.tsx";
import { ColourMode } from "../shared/colour-mode.tsx";
import { LanguageLinks } from "../shared/language-links.tsx";
import { ViewerMenu } from "../shared/viewer-menu.tsx";
import { barEntries } from "./bar-entries.ts";

type Props = BlockProps<"siteHeader">;

/**
 * The head of every page. What stands in it are blocks in its slots. On small screens the navigation and what is not
 * needed at once are in a drawer; everything opens without JavaScript.
 */
export function SiteHeader(props: Props): ReactNode {
  const { title, logo, nav = [], path = "", look = "bar", variant = "plain", slots, t } = props;
  // The platform's base is empty: its home is the root.
  const home = props.home || "/";
  const entries = nav.map((entry) => (
    <li key={entry.navUrl}>
      <a
        href={entry.navUrl}
        target={entry.target === "_blank" ? "_blank" : undefined}
        aria-current={isCurrent(entry.navUrl, path, home) ? "page" : undefined}
      >
        {entry.navTitle}
      </a>
    </li>
  ));
  const promoted = variant === "join" && slots.promoted;
  const tools = (
    <>
      <LanguageLinks {...props} />
      <ColourMode t={t} />
    </>
  );
  // Where it stands in a line of its own, the keyboard comes to it after the line above.
  const wide = (entries.length > 0 || promoted || slots.categories) && (
    <div className="wide">
      {entries.length > 0 && (
        <nav aria-label={t("siteHeader.navigation")}>
          <ul>{entries.slice(0, barEntries)}</ul>
          {entries.length > barEntries && (
            <Disclosure
              className="more"
              summary={
                <>
                  {t("siteHeader.more")}
                  <Icon name="down" size={16} />
                </>
              }
            >
              <ul className="pop">{entries.slice(barEntries)}</ul>
            </Disclosure>
          )}
        </nav>
      )}
      {promoted && <div className="promoted">{promoted}</div>}
      {slots.categories && <div className="categories">{slots.categories}</div>}
    </div>
  );
  return (
    <div className={"site-header " + look}>
      {slots.banner}
      <div className="wrap">
        <Brand title={title} logo={logo} home={home} />
        {look === "bar" && wide}
        {slots.search && <div className="search">{slots.search}</div>}
        <div className="side">
          {slots.join && (
            <Disclosure
              className="join desk"
              summary={
                <>
                  {t("siteHeader.join")}
                  <Icon name="down" size={16} />
                </>
              }
            >
              <div className="pop">{slots.join}</div>
            </Disclosure>
          )}
          {slots.actions}
          <span className="tools desk">{tools}</span>
          {props.signedIn ? <ViewerMenu {...props} /> : slots.sign}
          <Disclosure className="drawer" label={t("siteHeader.menu")} summary={<Icon name="menu" size={24} />}>
            <div className="pop">
              {entries.length > 0 && (
                <nav aria-label={t("siteHeader.navigation")}>
                  <ul>{entries}</ul>
                </nav>
              )}
              {slots.categories}
              {promoted}
              {slots.join}
              <div className="tools">{tools}</div>
            </div>
          </Disclosure>
        </div>
        {look !== "bar" && wide}
      </div>
    </div>
  );
}

function isCurrent(address: string, path: string, home: string): boolean {
  if (address === path) return true;
  const isHome = address === "/index" || address === home;
  return isHome ? path === home || path === "/index" : path.startsWith(address + "/");
}
