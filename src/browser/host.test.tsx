import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHost } from "./host.ts";
import { createBusy } from "../renderer/busy.ts";
import { createToasts } from "../renderer/toasts.ts";
import type { Navigation } from "./navigation.ts";
import type { Pages } from "./pages.ts";

const address = { method: "POST", path: "/x", pathParams: [], queryParams: [] };
const payload = {
  viewer: { signedIn: true, id: "1" },
  site: { orgNo: "default" },
  locale: "zh-CN",
  texts: {},
  operations: { createOrder: { ...address, write: true }, listCourses: address },
};
const pages = { forget: vi.fn() };
const refresh = vi.fn(async () => {});
let host: ReturnType<typeof createHost>["host"];

beforeEach(() => {
  vi.clearAllMocks();
  document.cookie = "RC_WEB_TOKEN=t0ken";
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => ({ json: async () => ({ code: 200, msg: "", data: {} }) })),
  );
  const navigation = { current: () => ({ address: "/", payload }), refresh, onArrival: vi.fn(), go: vi.fn() };
  // A host looks at no more of them.
  host = createHost({
    navigation: navigation as unknown as Navigation,
    pages: pages as unknown as Pages,
    toasts: createToasts(),
    busy: createBusy(() => {}),
  }).host;
});
afterEach(() => vi.unstubAllGlobals());

test("going back after something was bought or changed asks for the page anew; after a read it does not", async () => {
  await host.call("listCourses", {}, { quiet: true });
  expect(pages.forget).not.toHaveBeenCalled();
  await host.call("createOrder", {}, { quiet: true });
  expect(pages.forget).toHaveBeenCalled();
});

test("a page that the browser kept whole is asked for anew when it is shown again to who is signed in", () => {
  const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  shown(false);
  expect(refresh).not.toHaveBeenCalled();
  shown(true);
  expect(refresh).toHaveBeenCalled();
});
