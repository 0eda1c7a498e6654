import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { said } from "../said.ts";
import { Navigate, NavLink, Route, Routes, useLocation } from "react-router-dom";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { BlocksView } from "../outline/BlocksView.tsx";
import { useSiteName, useStudio, useStudioState } from "../StudioContext.ts";
import { RefusedNote } from "./RefusedNote.tsx";
import { TopBar } from "./TopBar.tsx";
import { ShellStyle } from "./ShellStyle.ts";
import { useLeaveWarning } from "../../editor/use-leave-warning.ts";
import { useShortcuts } from "../../editor/use-shortcuts.ts";

// What most visits do not open comes when it is opened.
const HistoryView = lazy(async () => ({ default: (await import("../history/HistoryView.tsx")).HistoryView }));
const SettingsView = lazy(async () => ({ default: (await import("./SettingsView.tsx")).SettingsView }));
const PagesView = lazy(async () => ({ default: (await import("../pages/PagesView.tsx")).PagesView }));

/** The bar above, and below it the part of the studio that the address names. */
export function Shell(): ReactNode {
  const { t, store } = useStudio();
  const siteName = useSiteName();
  const { conflict } = useStudioState();
  const { pathname } = useLocation();
  useLeaveWarning(store.isUnsaved);
  // A field undoes its own letters. Saving needs no key; it answers all the same.
  useShortcuts(
    { undo: store.undo, redo: store.redo, save: store.flush },
    (event, act) => act === "save" || !isTyping(event.target),
  );

  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
  useEffect(() => {
    document.title = `${said(t, `studio.tab.${pathname.split("/")[1] || "screens"}`) ?? ""} · ${t("studio.title")} · ${siteName}`;
  }, [pathname, t, siteName]);

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
      <RefusedNote />
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

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range", "color"].includes(target.type);
}

const tabs = [
  { name: "screens", to: "/screens/home" },
  { name: "pages", to: "/pages" },
  { name: "settings", to: "/settings" },
  { name: "history", to: "/history" },
] as const;
