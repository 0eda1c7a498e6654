import { describe, expect, it } from "vitest";
import type { NavSettings, SiteSettings } from "../../generated/types.ts";
import { scopeWith } from "../testing/scope.ts";
import { createTexts } from "./texts.ts";
import { compileSiteView } from "./view.ts";

const settings: SiteSettings = {
  version: 1,
  info: { title: { text: { en: "Harbour School" } }, icp: "ICP 1" },
  locales: { default: "en", offered: ["en", "zh-CN"] },
  features: { live: true },
  about: {
    help: {
      navName: { $t: "help" },
      order: 2,
      articles: { b: { title: { text: { en: "B" } } }, a: { title: { text: { en: "A" } }, order: -1 } },
    },
    us: { navName: { text: { en: "About us" } }, order: 1 },
  },
  links: { x: { linkName: "X", linkUrl: "https://x.example" } },
  ads: { top: { advLocation: 2, advImg: "/a.svg" } },
  organisation: {
    orgName: { text: { en: "Harbour" } },
    cover: "/c.svg",
    phone: { text: { en: "555 0100" } },
    hours: [{ text: { en: "Monday" } }, { text: { en: "Saturday" } }],
  },
};
const nav: NavSettings = {
  version: 1,
  items: {
    home: { navTitle: { text: { en: "Home" } }, navUrl: "/index", order: 1 },
    list: { navTitle: { text: { en: "Courses" } }, navUrl: "/list", order: 2 },
    out: { navTitle: { text: { en: "Blog" } }, navUrl: "https://blog.example", target: "_blank", order: 3 },
  },
};
const texts = createTexts({ locale: "en", catalogues: [{ help: "Help" }] });
const { viewer } = scopeWith();

describe("compileSiteView", () => {
  const view = compileSiteView({ settings, nav, texts, orgNo: "1003", base: "/org/1003" });

  it("gives about pages their address below an organisation's pages, and says nothing of it elsewhere", () => {
    const of = (base: string) =>
      compileSiteView({
        settings: { ...settings, info: { license: "/terrace/licence", wxCode: "/files/terrace/a.png" } },
        nav,
        texts,
        orgNo: "1003",
        base,
      })(viewer);
    const pages = (base: string) => of(base).about.flatMap(({ websiteNavList = [] }) => websiteNavList);
    expect(pages("/org/1003").map(({ navUrl }) => navUrl)).toEqual(["/org/1003/terrace/a", "/org/1003/terrace/b"]);
    expect(pages("").map(({ navUrl }) => navUrl)).toEqual([undefined, undefined]);
    expect(of("/org/1003").info).toMatchObject({
      license: "/org/1003/terrace/licence",
      wxCode: "/files/terrace/a.png",
    });
  });

  it.each([
    [{ info: {}, organisation: { logo: "/a.svg" } }],
    [{ info: { logo: "/a.svg" } }],
    [{ info: { logo: "/a.svg" }, organisation: { logo: "/b.svg" } }],
  ])("has one logo, wherever the document says it: %j", (said) => {
    const view = compileSiteView({ settings: { ...settings, ...said }, nav, texts, orgNo: "1003", base: "" })(viewer);
    expect([view.info.logo, view.organisation.logo]).toEqual(["/a.svg", "/a.svg"]);
  });

  it("calls a site without a title as its organisation is called", () =>
    expect(
      compileSiteView({ settings: { ...settings, info: {} }, nav, texts, orgNo: "1003", base: "" })(viewer).info.title,
    ).toBe("Harbour"));

  it("writes the navigation for an organisation's pages", () =>
    expect(view(viewer).nav).toEqual([
      { navTitle: "Home", navUrl: "/org/1003", target: "_self" },
      { navTitle: "Courses", navUrl: "/org/1003/list", target: "_self" },
      { navTitle: "Blog", navUrl: "https://blog.example", target: "_blank" },
    ]));

  it("puts the settings into the language and in order", () => {
    const { info, about, links, ads, organisation, locales } = view(viewer);
    expect(info).toEqual({
      title: "Harbour School",
      copyright: "© Harbour School",
      icp: "ICP 1",
      logo: "",
      ico: "",
      keyword: "",
      desc: "",
      isEnableStatistics: false,
      courseAutoSignOutTime: 0,
      isShowService: false,
    });
    expect(about).toEqual([
      { id: "us", navName: "About us", websiteNavList: [] },
      {
        id: "help",
        navName: "Help",
        websiteNavList: [
          { id: "a", navName: "A", navUrl: "/org/1003/terrace/a" },
          { id: "b", navName: "B", navUrl: "/org/1003/terrace/b" },
        ],
      },
    ]);
    expect(links).toEqual([{ linkName: "X", linkUrl: "https://x.example", linkTarget: "_blank" }]);
    expect(ads).toEqual([
      { id: "top", advLocation: 2, advTitle: "", advImg: "/a.svg", advUrl: "", advTarget: "_self" },
    ]);
    expect(organisation).toEqual({
      orgName: "Harbour",
      cover: "/c.svg",
      phone: "555 0100",
      hours: ["Monday", "Saturday"],
    });
    expect(locales).toEqual(["en", "zh-CN"]);
  });

  it("is one object for all viewers while no entry has a condition", () =>
    expect(view(viewer)).toBe(view({ ...viewer, signedIn: true })));

  it("shows an entry to whom its condition lets see it", () => {
    const items = {
      ...nav.items,
      mine: {
        navTitle: { text: { en: "Mine" } },
        navUrl: "/account/course",
        order: 9,
        when: { path: "viewer.signedIn", eq: true },
      },
    };
    const own = compileSiteView({ settings, nav: { version: 1, items }, texts, orgNo: "", base: "" });
    expect(own(viewer).nav).toHaveLength(3);
    expect(own({ ...viewer, signedIn: true }).nav.at(-1)?.navUrl).toBe("/account/course");
  });
});
