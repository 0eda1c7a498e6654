import type { Statistics } from "../../shared/statistics.ts";
import { pageShown } from "./next-page.ts";

/**
 * Brings the service's script in and tells it of this page and of each one after it: paths only, never what is in a
 * query.
 */
export function report(statistics: Statistics): void {
  const track = trackers[statistics.provider](statistics);
  const tell = () => track({ path: location.pathname, title: document.title });
  tell();
  document.addEventListener(pageShown, tell);
}

interface PageView {
  path: string;
  title: string;
}

type Track = (view: PageView) => void;

/**
 * How each service wants its script and its page views. All take them in a list that the script works off when it is
 * there.
 */
const trackers: Record<Statistics["provider"], (statistics: Statistics) => Track> = {
  baidu({ code, script }) {
    const queue = queueOf("_hmt");
    queue.push(["_setAccount", code], ["_setAutoPageview", false]);
    load(script);
    return ({ path }) => queue.push(["_trackPageview", path]);
  },
  matomo({ code, script, origins: [own] }) {
    const queue = queueOf("_paq");
    queue.push(["setTrackerUrl", `${own}/matomo.php`], ["setSiteId", code], ["disableCookies"]);
    load(script);
    return ({ path, title }) =>
      queue.push(["setCustomUrl", location.origin + path], ["setDocumentTitle", title], ["trackPageView"]);
  },
  plausible({ code, script }) {
    const page = window as unknown as { plausible?: PlausibleCall };
    const waiting: PlausibleCall = (...call) => void (waiting.q ??= []).push(call);
    page.plausible ??= waiting;
    load(script, { domain: code });
    return ({ path }) => page.plausible?.("pageview", { u: location.origin + path });
  },
  umami({ code, script }) {
    const page = window as unknown as { umami?: { track(view: (known: object) => object): void } };
    const waiting: PageView[] = [];
    const send = (view: PageView) => page.umami?.track((known) => ({ ...known, url: view.path, title: view.title }));
    load(script, { websiteId: code, autoTrack: "false" }, () => waiting.splice(0).forEach(send));
    return (view) => (page.umami ? send(view) : waiting.push(view));
  },
};

interface PlausibleCall {
  (event: string, options: { u: string }): void;
  q?: unknown[][];
}

function queueOf(name: string): { push(...calls: unknown[][]): void } {
  const page = window as unknown as Record<string, unknown[][] | undefined>;
  page[name] ??= [];
  // Read each time: the service's script puts an object of its own in the list's place.
  return { push: (...calls) => calls.forEach((call) => page[name]!.push(call)) };
}

function load(address: string, data: Record<string, string> = {}, loaded?: () => void): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  Object.assign(script.dataset, data);
  if (loaded) script.addEventListener("load", loaded);
  document.head.append(script);
}
