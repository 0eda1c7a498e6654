import { describe, expect, test, vi } from "vitest";
import { scopeWith } from "../site/testing/scope.ts";
import { createNavigation } from "./navigation.ts";
import type { Pages, ReadyPage } from "./pages.ts";

function pageAt(address: string): ReadyPage {
  const { viewer, site, route } = scopeWith();
  // A navigation looks at the address only.
  return { address, payload: { viewer, site, route }, compiled: { sources: [] } } as unknown as ReadyPage;
}

function setUp(load: Pages["load"]) {
  const kept = new Map<string, ReadyPage>();
  const pages = {
    load: vi.fn(load),
    visited: (address: string) => kept.get(address),
    keep: (page: ReadyPage) => void kept.set(page.address, page),
    forget: () => kept.clear(),
  };
  const view = { show: vi.fn(), push: vi.fn() };
  const leaving = vi.fn();
  const navigation = createNavigation({
    pages: pages as unknown as Pages,
    first: pageAt("/"),
    track: (promise) => promise,
    seed: vi.fn(),
    leaving,
  });
  navigation.attach(view);
  return { navigation, pages, view, leaving };
}

describe("a navigation", () => {
  test("changes page and address together, when the page is there", async () => {
    const { navigation, view } = setUp(async (address) => pageAt(address));
    await navigation.go("/list?sort=new#top");
    expect(view.show).toHaveBeenCalledWith(expect.objectContaining({ address: "/list?sort=new" }));
    expect(view.push).toHaveBeenCalledWith("/list?sort=new#top", { replace: false });
  });

  test("follows where the server sends it", async () => {
    const { navigation, view } = setUp(async (address) =>
      address === "/account" ? { redirect: "/login?t=login" } : pageAt(address),
    );
    await navigation.go("/account");
    expect(view.push).toHaveBeenCalledExactlyOnceWith("/login?t=login", { replace: false });
  });

  test("tells before a document of its own is loaded, as for a site that was published meanwhile", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { href: location.href, origin: location.origin, pathname: "/", search: "", assign });
    const { navigation, leaving, view } = setUp(async (address) => {
      const page = pageAt(address);
      return { ...page, payload: { ...page.payload, revision: "another" } };
    });
    leaving.mockImplementation(() => expect(assign).not.toHaveBeenCalled());
    await navigation.go("/list");
    vi.unstubAllGlobals();
    expect([leaving, assign].map(({ mock }) => mock.calls)).toEqual([[[]], [["/list"]]]);
    expect(view.show).not.toHaveBeenCalled();
  });

  test("loads what is no page of the site as a document of its own: the documents, calls and files", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { href: location.href, origin: location.origin, pathname: "/", search: "", assign });
    const { navigation, view } = setUp(async (address) => pageAt(address));
    const addresses = ["/docs", "/docs/configuration/", "/apis/docs", "/terms.pdf"];
    for (const address of addresses) await navigation.go(address);
    const { origin } = location;
    vi.unstubAllGlobals();
    expect(assign.mock.calls).toEqual(addresses.map((address) => [origin + address]));
    expect(view.show).not.toHaveBeenCalled();
  });

  test("drops the answer to an earlier wish", async () => {
    const answers = new Map<string, (page: ReadyPage) => void>();
    const { navigation, view } = setUp((address) => new Promise((resolve) => answers.set(address, resolve)));
    const slow = navigation.go("/slow");
    const quick = navigation.go("/quick");
    answers.get("/quick")!(pageAt("/quick"));
    await quick;
    answers.get("/slow")!(pageAt("/slow"));
    await slow;
    expect(view.show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: "/quick" }));
  });

  test("back and forward show what was kept, without asking", async () => {
    const { navigation, pages, view } = setUp(async (address) => pageAt(address));
    await navigation.go("/list");
    await navigation.follow("/");
    expect(view.show).toHaveBeenLastCalledWith(expect.objectContaining({ address: "/" }));
    expect(pages.load).toHaveBeenCalledTimes(1);
  });

  test("remembers where the visitor was before the sign-in page", async () => {
    const { navigation } = setUp(async (address) => pageAt(address));
    await navigation.go("/login?t=login");
    expect(localStorage.getItem("temporaryUrl")).toBe("/");
  });

  test("remembers the page that was asked for, where that one wants a sign-in", async () => {
    const { navigation } = setUp(async (address) =>
      address.startsWith("/checkout") ? { redirect: "/login?t=login" } : pageAt(address),
    );
    await navigation.go("/checkout?vipSetId=1");
    expect(localStorage.getItem("temporaryUrl")).toBe("/checkout?vipSetId=1");
  });
});
