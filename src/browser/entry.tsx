import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { blockModules } from "../generated/blocks.ts";
import { setTransport } from "../generated/client.ts";
import { createBusy } from "../renderer/busy.ts";
import type { ScreenHost } from "../renderer/LiveScreen.tsx";
import { createRegistry } from "../renderer/registry.ts";
import { createToasts } from "../renderer/toasts.ts";
import { translateFor } from "../renderer/translate.ts";
import type { PagePayload } from "../site/page.ts";
import { App } from "./App.tsx";
import { reloadOnce } from "./chunk-errors.ts";
import { createNavigation } from "./navigation.ts";
import { createPages } from "./pages.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { fillCache, refetch, seedData } from "./screen-data.ts";
import { takeOverScrolling } from "./scroll.ts";
import { clearSession, keepUserInfo, startSession, token } from "./session.ts";
import { adoptTemporaryUrl, keepTemporaryUrl, takeTemporaryUrl } from "./temporary-url.ts";
import { createTransport, type Envelope } from "./transport.ts";

addEventListener("vite:preloadError", (event) => {
  if (reloadOnce()) event.preventDefault();
});
void start();

/** Takes the served page over. */
async function start(): Promise<void> {
  const payload = JSON.parse(document.getElementById("lectern-page")!.textContent!) as PagePayload;
  const registry = createRegistry(blockModules);
  const pages = createPages(registry, () => navigation.current().payload.locale);
  const address = location.pathname + location.search;
  const first = await pages.ready(address, payload);
  const toasts = createToasts();
  const busy = createBusy((shown) => document.documentElement.toggleAttribute("data-busy", shown));
  const navigation = createNavigation({ pages, first, track: busy.track, seed: seedData });
  const text = (key: string) => translateFor(navigation.current().payload)(key);

  const call = createTransport({
    token,
    locale: () => navigation.current().payload.locale,
    orgNo: () => navigation.current().payload.site.orgNo,
    offlineText: () => text("common.offline"),
    showError: (message) => toasts.show(message, "error"),
    onSessionCode(code) {
      if (code === 301 || code === 302 || code === 304) forgetViewer();
      if (!location.pathname.includes("/login")) signIn();
    },
    onReply(operation, data) {
      if (operation === "loginWithPassword") keepUserInfo(data as object);
      if (operation === "logout") clearSession();
      if (operation === "loginWithPassword" || operation === "logout") pages.forget();
    },
  });
  setTransport(call);

  function forgetViewer(): void {
    clearSession();
    pages.forget();
  }
  function signIn(): void {
    keepTemporaryUrl(location.pathname + location.search);
    void navigation.go("/login?t=login");
  }
  const operation = (id: string) => {
    const known = navigation.current().payload.operations[id];
    if (!known) throw new Error(`the page does not know how to call ${id}`);
    return { ...known, operationId: id };
  };

  const host: ScreenHost = {
    call: (id, input, { quiet }) => busy.track(call(operation(id), input, { quiet })),
    fetch: ([id, input]) => busy.track(call(operation(id), input as object, { quiet: true })),
    async navigate(to, { replace }) {
      const here = navigation.current().payload.route;
      // Signed in: back to where the visitor came from.
      const target = here.path.includes("/login") && to === here.returnTo ? (takeTemporaryUrl() ?? to) : to;
      await navigation.go(target, { replace });
    },
    toast: (words, tone) => toasts.show(words, tone),
    refresh: (keys) => (keys ? refetch(keys) : navigation.refresh()),
    async confirm(question) {
      const { confirm } = await import("../renderer/confirm.ts");
      return confirm({ text: question, yes: text("common.confirm"), no: text("common.cancel") });
    },
    report: (error, blockKey) => console.error(`block "${blockKey}" failed`, error),
    toasts,
    preview: false,
  };

  fillCache(first);
  adoptTemporaryUrl();
  takeOverScrolling();
  hydrateRoot(
    document.getElementById("root")!,
    <BrowserRouter>
      <App first={first} navigation={navigation} registry={registry} host={host} />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error("the served page and the drawn one differ", error) },
  );
  prefetchOnIntent((address) => address !== navigation.current().address && pages.prefetch(address));

  const session = await startSession(payload.viewer, async () => {
    const definition = { operationId: "getUserView", method: "GET", path: "/user/auth/user/ext/view", pathParams: [], queryParams: [] };
    return (await call(definition, {}, { skipHandling: true })) as Envelope;
  });
  if (session === "elsewhere") toasts.show(text("common.signedInElsewhere"), "error");
  if (session === "valid" && !payload.viewer.signedIn) await navigation.refresh();
  if ((session === "lost" || session === "elsewhere") && location.pathname.startsWith("/account")) signIn();
}
