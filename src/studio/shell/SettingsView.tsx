import { useEffect, useRef, useState, type ReactNode } from "react";
import { Navigate, NavLink, useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { Preview } from "../preview/Preview.tsx";
import { settingsParts } from "../settings/index.ts";
import { useStudio, useStudioState, useWorkbench } from "../StudioContext.ts";

/** The settings of the site, one page each, beside their list; where there is room, with the page that they change. */
export function SettingsView(): ReactNode {
  const { t, start } = useStudio();
  const workbench = useWorkbench();
  const { saves } = useStudioState();
  const navigate = useNavigate();
  const hasRoom = useMatches("(min-width: 1200px)");
  const { "*": name = "" } = useParams();
  // On a narrow screen the list is one line that scrolls: where one is has to be seen in it.
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [name]);
  const parts = Object.entries(settingsParts).filter(([, { sees }]) => sees === undefined || start.may[sees]);
  const part = parts.find(([one]) => one === name)?.[1];
  const first = parts[0]?.[0];
  if (!part)
    return first === undefined ? (
      <main className="opening">{t("studio.loading")}</main>
    ) : (
      <Navigate to={`/settings/${first}`} replace />
    );
  const { Part, titleKey, shownOn, block } = part;
  const may = start.may[part.may ?? "saveSiteDraft"];
  const isShown = hasRoom && shownOn !== undefined && start.may.createSitePreview;
  return (
    <Style data-shown={isShown ? "" : undefined}>
      <nav ref={list} aria-label={t("studio.tab.settings")}>
        {parts.map(([to, { titleKey: key }]) => (
          <NavLink key={to} to={`/settings/${to}`} className={({ isActive }) => (isActive ? "here" : "")}>
            {t(key)}
          </NavLink>
        ))}
      </nav>
      {/* Of its own for each part: a part begins at its heading. */}
      <main key={name}>
        <div className="sheet">
          <h1>{t(titleKey)}</h1>
          <fieldset disabled={!may}>
            <Part {...workbench} />
          </fieldset>
        </div>
      </main>
      {isShown && (
        <section className="shown" aria-label={t("studio.preview")}>
          <Preview
            screen={shownOn}
            selected={block}
            saves={saves}
            onPick={(block) => void navigate(`/screens/${shownOn}?block=${encodeURIComponent(block)}`)}
          />
        </section>
      )}
    </Style>
  );
}

function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const listen = () => setMatches(list.matches);
    list.addEventListener("change", listen);
    return () => list.removeEventListener("change", listen);
  }, [query]);
  return matches;
}

const Style = styled.div`
  flex: 1;
  min-height: 0;
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  > nav {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 12px 8px;
    overflow-y: auto;
    background: var(--color-surface);
    border-inline-end: 1px solid var(--color-border);
  }
  > nav a {
    display: flex;
    align-items: center;
    min-height: 38px;
    padding: 4px 12px;
    border-radius: var(--radius-control);
  }
  > nav a:hover {
    background: var(--color-surface-alt);
  }
  > nav a.here {
    background: var(--color-primary-soft);
    color: var(--color-primary);
    font-weight: 600;
  }
  > main {
    background: var(--color-surface);
  }
  &[data-shown] {
    grid-template-columns: 180px minmax(0, 5fr) minmax(0, 6fr);
  }
  .shown {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden;
    border-inline-start: 1px solid var(--color-border);
  }
  fieldset {
    min-width: 0;
    border: 0;
    padding: 0;
    margin: 0;
  }
  h1 {
    margin-bottom: 16px;
  }
  @media (max-width: 899px) {
    display: flex;
    flex-direction: column;
    > nav {
      display: flex;
      overflow-x: auto;
      border-inline-end: 0;
      border-bottom: 1px solid var(--color-border);
      padding: 6px;
    }
    > nav a {
      flex: none;
      min-height: 44px;
    }
  }
`;
