import type { ReactNode } from "react";
import { Navigate, NavLink, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { settingsParts } from "../settings/index.ts";
import { useStudio, useWorkbench } from "../StudioContext.ts";

/** The settings of the site, one page each, beside their list. */
export function SettingsView(): ReactNode {
  const { t } = useStudio();
  const workbench = useWorkbench();
  const { "*": name = "" } = useParams();
  const part = Object.hasOwn(settingsParts, name) ? settingsParts[name] : undefined;
  const [first] = Object.keys(settingsParts);
  if (!part) return first === undefined ? <main className="opening">{t("studio.loading")}</main> : <Navigate to={`/settings/${first}`} replace />;
  const { Part, titleKey } = part;
  return (
    <Style>
      <nav aria-label={t("studio.tab.settings")}>
        {Object.entries(settingsParts).map(([to, { titleKey: key }]) => <NavLink key={to} to={`/settings/${to}`} className={({ isActive }) => (isActive ? "here" : "")}>{t(key)}</NavLink>)}
      </nav>
      <main>
        <div className="sheet">
          <h1>{t(titleKey)}</h1>
          <Part key={name} {...workbench} />
        </div>
      </main>
    </Style>
  );
}

const Style = styled.div`
  flex: 1; min-height: 0; display: grid; grid-template-columns: 220px minmax(0, 1fr);
  > nav { display: grid; align-content: start; gap: 2px; padding: 12px 8px; overflow-y: auto; background: var(--color-surface); border-right: 1px solid var(--color-border); }
  > nav a { display: flex; align-items: center; min-height: 38px; padding: 4px 12px; border-radius: var(--radius-control); }
  > nav a:hover { background: var(--color-surface-alt); }
  > nav a.here { background: var(--color-primary-soft); color: var(--color-primary); font-weight: 600; }
  > main { background: var(--color-surface); }
  h1 { margin-bottom: 16px; }
  @media (max-width: 899px) {
    display: flex; flex-direction: column;
    > nav { display: flex; overflow-x: auto; border-right: 0; border-bottom: 1px solid var(--color-border); padding: 6px; }
    > nav a { flex: none; min-height: 44px; }
  }
`;
