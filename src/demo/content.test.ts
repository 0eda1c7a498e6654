import { describe, expect, it } from "vitest";
import { articles, articleZones } from "./content/articles.ts";
import { businessCategories, vocationalCategories } from "./content/categories.ts";
import { subjects } from "./content/courses/index.ts";
import { grades } from "./content/grades.ts";
import { lecturers } from "./content/lecturers.ts";
import { questionLabels } from "./content/questions.ts";
import type { CategorySeed } from "./content/types.ts";
import { vipSets } from "./content/vip.ts";
import { recommendations, zones } from "./content/zones.ts";
import { artwork } from "./covers.ts";
import { outlineOf } from "./outline.ts";
import { plainWords, richText } from "./rich-text.ts";

const courses = subjects.flatMap((subject) => subject.courses.map((course) => ({ ...course, orgNo: subject.orgNo })));
const bySlug = new Map(courses.map((course) => [course.slug, course]));
const leaves = (category: CategorySeed): CategorySeed[] =>
  category.children ? category.children.flatMap(leaves) : [category];

describe("the demo's content", () => {
  it("has a course in every third-level category, and none outside", () => {
    const keys = [...vocationalCategories, ...businessCategories].flatMap(leaves).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(courses.map(({ at }) => at))).toEqual(new Set(keys));
  });

  it("has its own slug and name for every course, a lecturer of the same organisation, and no higher price for members; some are the same for all", () => {
    expect(bySlug.size).toBe(courses.length);
    expect(new Set(courses.map(({ name }) => name)).size).toBe(courses.length);
    for (const { slug, by, orgNo, price, member } of courses) {
      expect(lecturers.find(({ key }) => key === by)?.orgNo, slug).toBe(orgNo);
      if (member) expect(member, slug).toBeLessThanOrEqual(price);
    }
  });

  it("has chapters with named periods for every course", () => {
    for (const course of courses) {
      const chapters = outlineOf(course, new Date());
      expect(chapters.length, course.slug).toBeGreaterThan(1);
      for (const { name, periods } of chapters)
        expect(
          [name, ...periods.map(({ period_name }) => period_name)].every((title) => title.length > 0),
          course.slug,
        ).toBe(true);
    }
  });

  it("names only what there is, and puts on an organisation's shelves its own courses", () => {
    for (const zone of zones)
      for (const slug of zone.courses)
        expect(zone.orgNo === "default" ? bySlug.has(slug) : bySlug.get(slug)?.orgNo === zone.orgNo, slug).toBe(true);
    for (const slug of [...Object.values(recommendations).flat(), ...grades.flatMap(({ courses }) => courses)])
      expect(bySlug.has(slug), slug).toBe(true);
    for (const { zone } of articles)
      expect(
        articleZones.some(({ key }) => key === zone),
        zone,
      ).toBe(true);
  });
});

describe("the demo's labels and tiers", () => {
  it("have labels for the questions of every site, each with a name of its own", () => {
    expect(new Set(questionLabels.map(({ orgNo }) => orgNo))).toEqual(new Set(lecturers.map(({ orgNo }) => orgNo)));
    // Their numbers are found by their names.
    expect(new Set(questionLabels.map(({ zh }) => zh)).size).toBe(questionLabels.length);
  });

  it("sell no tier for more a day than a shorter one", () => {
    const daily = vipSets
      .toSorted((one, other) => one.days - other.days)
      .map((tier) => (tier.fab ?? tier.price) / tier.days);
    expect(daily).toEqual(daily.toSorted((one, other) => other - one));
  });
});

describe("the demo's artwork", () => {
  const files = [...artwork()];

  it("draws each picture once, all different, and small", () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
    for (const { path, svg } of files)
      if (path.startsWith("/demo/covers/")) expect(svg.length, path).toBeLessThan(2500);
  });

  it("draws only shapes: no script, no address, nothing undefined", () => {
    for (const { path, svg } of files) {
      expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
      expect(svg, path).not.toMatch(/undefined|NaN|<script|<text|https?:(?!\/\/www\.w3\.org)/);
    }
  });
});

describe("the demo's membership", () => {
  it("costs less a day the longer it lasts, for new members and for those who renew", () => {
    const aDay = (of: (tier: (typeof vipSets)[number]) => number) => vipSets.map((tier) => of(tier) / tier.days);
    for (const costs of [aDay(({ fab, price }) => fab ?? price), aDay(({ renewal }) => renewal)])
      expect(costs).toEqual(costs.toSorted((one, other) => other - one));
  });
});

describe("richText", () => {
  it("reads headings, lists, quotations and paragraphs", () => {
    expect(richText("## 标题\n\n- 一\n- 二\n\n> 引用\n\n正文 *the*").content.map(({ type }) => type)).toEqual([
      "heading",
      "bulletList",
      "blockquote",
      "paragraph",
    ]);
    expect(plainWords(richText("正文 *the* 末"))).toBe("正文 \nthe\n 末");
  });
});
