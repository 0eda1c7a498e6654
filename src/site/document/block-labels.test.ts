import { describe, expect, it } from "vitest";
import { blockWords } from "./block-labels.ts";

describe("blockWords", () => {
  const words = blockWords({
    "prop.heading": "标题",
    "block.callout.prop.heading": "口号",
    "enum.CourseCategoryEnum.1": "视频",
    "choice.tone.ink": "深色",
  });
  it("takes a block's own word before the shared one", () =>
    expect([words.prop("callout", "heading"), words.prop("tabs", "heading")]).toEqual(["口号", "标题"]));
  it("falls back to the schema's words", () =>
    expect([words.title("callout"), words.propAbout("callout", "actions")]).toEqual(["Callout", "At most two links."]));
  it("takes the product's words for values of its enumerations", () =>
    expect(words.choice("coursePlayer", "courseCategory", 1)).toBe("视频"));
  it("shows a name where there is no word", () =>
    expect([
      words.prop("callout", "tone"),
      words.choice("callout", "tone", "paper"),
      words.event("callout", "action"),
    ]).toEqual(["tone", "paper", "action"]));
  it("has no sentence where the schema has none", () => expect(words.propAbout("callout", "heading")).toBeUndefined());
});
