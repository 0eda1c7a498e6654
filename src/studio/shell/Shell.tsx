import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { said } from "../said.ts";
import { Navigate, NavLink, Route, Routes, useLocation } from "react-router-dom";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { BlocksView } from "../outline/BlocksView.tsx";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { TopBar } from "./TopBar.tsx";
import { ShellStyle } from "./ShellStyle.ts";
import { useShortcuts } from "./use-shortcuts.ts";

// What most visits do not open comes when it is opened.
const HistoryView = lazy(async () => ({ default: (await import("../history/HistoryView.tsx")).HistoryView }));
const SettingsView = lazy(async () => ({ default: (await import("./SettingsView.tsx")).SettingsView }));
const PagesView = lazy(async () => ({ default: (await import("../pages/PagesView.tsx")).PagesView }));

/** The bar above, and below it the part of the studio that the address names. */
export function Shell(): ReactNode {
  const { t, start, store } = useStudio();
  const { conflict } = useStudioState();
  const { pathname } = useLocation();
  useShortcuts();

  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    const warn = (event: BeforeUnloadEvent) => store.isUnsaved() && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [store]);
  useEffect(() => {
    document.title = `${said(t, `studio.tab.${pathname.split("/")[1] || "screens"}`) ?? ""} · ${t("studio.title")} · ${start.siteName}`;
  }, [pathname, t, start]);

  return (
    <ShellStyle>
      <TopBar>
        <nav aria-label={t("studio.parts")}>
          {tabs.map(({ to, name }) => (
            <NavLink
              key={name}
              to={to}
              className={({ isActive }) =>
                isActive || (name === "screens" && pathname.startsWith("/layouts/")) ? "here" : ""
              }
            >
              {t(`studio.tab.${name}`)}
            </NavLink>
          ))}
        </nav>
      </TopBar>
      <Suspense
        fallback={
          <p className="opening" role="status">
            {t("studio.loading")}
          </p>
        }
      >
        <Routes>
          <Route path="screens/*" element={<BlocksView part="screens" />} />
          <Route path="layouts/*" element={<BlocksView part="layouts" />} />
          <Route path="settings/*" element={<SettingsView />} />
          <Route path="pages" element={<PagesView />} />
          <Route path="history" element={<HistoryView />} />
          <Route path="*" element={<Navigate to="/screens/home" replace />} />
        </Routes>
      </Suspense>
      {conflict && <ConflictDialog conflict={conflict} />}
    </ShellStyle>
  );
}

const tabs = [
  { name: "screens", to: "/screens/home" },
  { name: "pages", to: "/pages" },
  { name: "settings", to: "/settings" },
  { name: "history", to: "/history" },
] as const;
