import { describe, expect, it } from "vitest";
import { resolveSite, type Layer } from "../../site/document/resolve.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import { base } from "../testing/base.ts";
import type { Draft } from "../types.ts";
import { sheetPath, sheetsOf } from "./sheet.ts";
import { targetOf, wholePath } from "./target.ts";
import { wordsChange } from "./write.ts";

const texts = { "zh-CN": { "site.home.lecturers": "带徒弟的师傅" }, en: { "site.home.lecturers": "Our lecturers" } };
const own: Layer = {
  version: 1,
  site: {
    version: 1,
    organisation: {
      slogan: { text: { "zh-CN": "学以致用", en: "Learn it, use it" } },
      hours: [{ text: { "zh-CN": "周一", en: "Monday" } }, { text: { "zh-CN": "周六", en: "Saturday" } }],
    },
  },
  screens: {
    home: {
      version: 1,
      blocks: {
        hero: {
          type: "organisationHero",
          in: "main",
          props: {
            hours: { $bind: "site.organisation.hours" },
            slogan: { $bind: "site.organisation.slogan" },
            intro: { $bind: "site.organisation.intro", or: { text: { "zh-CN": "还没有介绍" } } },
            figures: [{ value: { $t: "n", with: { count: 3 } } }],
            actions: [
              { label: { text: { "zh-CN": "报名", en: "Join" } }, href: "/list" },
              { label: { text: { "zh-CN": "看看", en: "Look" } }, href: "/live" },
            ],
          },
        },
        body: {
          type: "richText",
          in: "main",
          props: { body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "正文" }] }] } },
        },
      },
    },
  },
};
const draft: Draft = {
  siteOrgNo: "1001",
  own,
  base: resolveSite([base]),
  layers: { base: resolveSite([base]), patches: [own] },
  locales: ["zh-CN", "en"],
};
const find = (block: string, path: string, shown: string) =>
  targetOf({ draft, place: { screen: "home" }, block, paths: [path.split(".")], shown, texts });
const pathOf = (...asked: Parameters<typeof find>) => {
  const target = find(...asked);
  return target && target.kind !== "data" ? `${target.kind} ${wholePath(target).join(".")}` : target;
};

describe("what a text of the page is in the draft", () => {
  it("is the words of the block, whether they are its own, a product's text or an entry's", () => {
    expect(pathOf("statement", "heading", "Our lecturers")).toBe("words screens.home.blocks.statement.props.heading");
    expect(pathOf("points", "items.0.heading", "一")).toBe("words screens.home.blocks.points.props.items.0.heading");
  });
  it("is the sheet of the site, where it is bound to that, also while the page shows what stands in for it", () => {
    expect(pathOf("hero", "slogan", "学以致用")).toBe("words site.organisation.slogan");
    expect(pathOf("hero", "intro", "还没有介绍")).toBe("words site.organisation.intro");
  });
  it("is a whole rich text, and a field where it has values in it", () => {
    expect(pathOf("body", "body.content.0.content.0.text", "正文")).toBe("rich screens.home.blocks.body.props.body");
    expect(pathOf("hero", "figures.0.value", "3 家")).toBe("field screens.home.blocks.hero.props.figures.0.value");
  });
  it("is data by its path, where no document says it", () => {
    expect(find("grid", "items.2.courseName", "梯形图")).toEqual({
      kind: "data",
      bound: "data.courses.list.2.courseName",
    });
  });
  it("is the entry that says it, where the page leaves out others, and nothing where none does", () => {
    expect(pathOf("hero", "actions.0.label", "看看")).toBe("words screens.home.blocks.hero.props.actions.1.label");
    expect(pathOf("hero", "actions.0.label", "早就改了")).toBeUndefined();
    expect(pathOf("hero", "actions.0.href", "/list")).toBeUndefined();
    expect(pathOf("gone", "title", "没有这个区块")).toBeUndefined();
  });
});

describe("writing it", () => {
  const write = (target: ReturnType<typeof find>, locale: string, words: string) => {
    if (target?.kind !== "words") throw new Error("no words");
    return wordsChange(target, { draft, texts, locale, words })(own);
  };
  it("changes one language, and of a product's text keeps the words of the others", () => {
    const layer = write(find("statement", "heading", "带徒弟的师傅"), "zh-CN", "师傅们");
    expect(valueAt(layer, ["screens", "home", "blocks", "statement", "props"])).toEqual({
      heading: { text: { "zh-CN": "师傅们", en: "Our lecturers" } },
    });
  });
  it("changes the sheet, and nothing of the block", () => {
    const layer = write(find("hero", "slogan", "学以致用"), "en", "Learn by doing");
    expect(layer.site?.["organisation"]).toMatchObject({
      slogan: { text: { "zh-CN": "学以致用", en: "Learn by doing" } },
    });
    expect(layer.screens).toBe(own.screens);
  });
  it("changes one line of the sheet, in one language", () => {
    expect(pathOf("hero", "hours.1", "周六")).toBe("words site.organisation.hours.1");
    const layer = write(find("hero", "hours.1", "周六"), "zh-CN", "周六上午");
    expect(valueAt(layer, ["site", "organisation", "hours"])).toEqual([
      { text: { "zh-CN": "周一", en: "Monday" } },
      { text: { "zh-CN": "周六上午", en: "Saturday" } },
    ]);
  });
  it("writes a list whole, with the other entries as they were", () => {
    const layer = write(find("hero", "actions.1.label", "看看"), "zh-CN", "看直播");
    expect(valueAt(layer, ["screens", "home", "blocks", "hero", "props", "actions"])).toEqual([
      { label: { text: { "zh-CN": "报名", en: "Join" } }, href: "/list" },
      { label: { text: { "zh-CN": "看直播", en: "Look" } }, href: "/live" },
    ]);
  });
});

it("knows which bindings are sheets, in the order of the sheet", () => {
  expect(sheetPath("site.organisation.cover")).toEqual(["site", "organisation", "cover"]);
  for (const other of [
    "site.nav.0.navTitle",
    "site.organisation",
    "viewer.name",
    "site.info.icp",
    "site.constructor.name",
  ])
    expect(sheetPath(other)).toBeUndefined();
  expect(
    sheetsOf({
      cover: { $bind: "site.organisation.cover" },
      name: { $bind: "site.organisation.orgName" },
      look: "split",
    }),
  ).toEqual({ organisation: ["orgName", "cover"] });
});
