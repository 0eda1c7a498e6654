import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { firstBlockModules } from "../generated/first-blocks.ts";
import { createBusy } from "../renderer/busy.ts";
import { createRegistry } from "../renderer/registry.ts";
import { createToasts } from "../renderer/toasts.ts";
import type { PagePayload, PageRedirect } from "../site/document/page.ts";
import { App } from "./App.tsx";
import { reloadOnce } from "./chunk-errors.ts";
import { standOf } from "./focus-stand.ts";
import { createHost } from "./host.ts";
import { forgetGradeAdminOnMenus } from "./menu-navigation.ts";
import { createNavigation } from "./navigation.ts";
import { keepNotices } from "./notice.ts";
import { createPages } from "./pages.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { fillCache, seedData } from "./screen-data.ts";
import { takeOverScrolling } from "./scroll.ts";
import { adoptTemporaryUrl } from "./temporary-url.ts";

addEventListener("vite:preloadError", (event) => {
  if (reloadOnce()) event.preventDefault();
});
const served = document.getElementById("lectern-page");
const { lecternPage } = globalThis as { lecternPage?: Promise<PagePayload | PageRedirect> };
// The preview of a draft, which is no page of a site, stands on the same files.
if (served) void start(JSON.parse(served.textContent!));
// A kept page's data come with its code; what cannot be fetched is the loader's care.
else lecternPage?.then(startOrGo, () => {});

/** The address may lead elsewhere by now. */
function startOrGo(payload: PagePayload | PageRedirect): Promise<void> | void {
  return "redirect" in payload ? location.replace(payload.redirect) : start(payload);
}

/** Takes the served page over: loads the blocks that it shows, and hydrates it with the data that came with it. */
async function start(payload: PagePayload): Promise<void> {
  const registry = createRegistry(firstBlockModules, async () => (await import("../generated/blocks.ts")).blockModules);
  const pages = createPages(registry);
  const first = await pages.ready(location.pathname + location.search, payload);
  const toasts = createToasts();
  const busy = createBusy((shown) => document.documentElement.toggleAttribute("data-busy", shown));
  const navigation = createNavigation({
    pages,
    first,
    track: busy.track,
    seed: seedData,
    leaving: () => keepNotices(toasts),
  });
  const { host, startSession } = createHost({ navigation, pages, toasts, busy });

  fillCache(first);
  adoptTemporaryUrl();
  takeOverScrolling();
  forgetGradeAdminOnMenus();
  const root = document.getElementById("root")!;
  // What never had the focus has none to lose. Off the network the page goes on without.
  const keepFocus = ({ target }: FocusEvent) => {
    const first = target instanceof Element ? standOf(target, root) : undefined;
    void import("./keep-focus.ts").then(
      (module) => module.keepFocus(root, first),
      () => undefined,
    );
  };
  root.addEventListener("focusin", keepFocus, { once: true });
  hydrateRoot(
    root,
    <BrowserRouter>
      <App first={first} navigation={navigation} registry={registry} host={host} />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error("the served page and the drawn one differ", error) },
  );
  prefetchOnIntent((address) => address !== navigation.current().address && pages.prefetch(address));
  await startSession();
}
