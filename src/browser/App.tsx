import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { LiveScreen, type ScreenHost } from "../renderer/LiveScreen.tsx";
import { addressOfClick, replacesEntry } from "../renderer/links.ts";
import { updateHead } from "../renderer/head.ts";
import type { BlockRegistry } from "../renderer/registry.ts";
import { announce, focusPage } from "./announce.ts";
import type { Navigation } from "./navigation.ts";
import type { ReadyPage } from "./pages.ts";
import { pageReady, pageShown } from "./page-event.ts";
import { isLonger, keepPosition, placePage } from "./scroll.ts";

interface AppProps {
  first: ReadyPage;
  navigation: Navigation;
  registry: BlockRegistry;
  host: ScreenHost;
}

/**
 * The page that is shown, and the way to the next: the address is the router's, what is at it comes from the server.
 */
export function App({ first, navigation, registry, host }: AppProps) {
  const [shown, setShown] = useState(first);
  const location = useLocation();
  const navigate = useNavigate();
  const back = useNavigationType() === "POP";
  const entry = useRef(location.key);
  const before = useRef(first);

  // The navigation drives this component from outside React: links, actions and sign-in all go through it.
  useLayoutEffect(() => {
    navigation.attach({
      show: (page) => startTransition(() => setShown(page)),
      push(address, { replace }) {
        keepPosition(entry.current);
        return navigate(address, { replace });
      },
    });
  }, [navigation, navigate]);

  useEffect(() => {
    document.documentElement.dataset.ready = "";
    dispatchEvent(new Event(pageReady));
    const onClick = (event: MouseEvent) => {
      const address = addressOfClick(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigation.go(address, { replace: replacesEntry(event.target) });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigation]);

  // The browser's back and forward buttons change the address first; the page follows.
  const enter = useEffectEvent((key: string) => {
    if (back && entry.current !== key) keepPosition(entry.current);
    entry.current = key;
  });
  useEffect(() => enter(location.key), [location]);

  // Not the router's location: who goes back before the next page is drawn is where they were, and the router sees no
  // change.
  useEffect(() => {
    const follow = () => void navigation.follow(window.location.pathname + window.location.search);
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [navigation]);

  const place = useEffectEvent((page: ReadyPage) => {
    const last = before.current;
    if (last === page) return;
    before.current = page;
    const samePath = last.payload.route.path === page.payload.route.path;
    updateHead(page.payload, window.location.origin + page.address);
    if (last.address === page.address) return;
    if (!samePath) document.dispatchEvent(new Event(pageShown));
    placePage({
      entry: location.key,
      back,
      hash: location.hash,
      samePath,
      grown: isLonger(last.address, page.address),
    });
    if (samePath) announce(page.payload.title);
    else focusPage();
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("header details[open]")) menu.open = false;
  });
  useLayoutEffect(() => place(shown), [shown]);

  // Whose clock is the site's needs no word of it, and loads nothing.
  useEffect(() => {
    const { payload } = shown;
    if (Intl.DateTimeFormat().resolvedOptions().timeZone === payload.site.timeZone) return;
    const end = import("./zone-note.ts").then(
      ({ nameOtherZone }) => nameOtherZone(payload),
      () => undefined,
    );
    return () => void end.then((stop) => stop?.());
  }, [shown]);

  return <LiveScreen page={shown.payload} compiled={shown.compiled} registry={registry} host={host} />;
}
