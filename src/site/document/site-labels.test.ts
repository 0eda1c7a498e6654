import { describe, expect, it } from "vitest";
import { screenGroupOf } from "./screen-groups.ts";
import { siteWords } from "./site-labels.ts";

describe("siteWords", () => {
  const words = siteWords({ "screen.account/info": "个人信息" });
  it("knows the default site's screens", () => expect(words.screen("account/info")).toBe("个人信息"));
  it("does not know a site's own", () => expect(words.screen("our-canteen")).toBeUndefined());
});

describe("screenGroupOf", () => {
  it("goes by name", () =>
    expect(
      ["home", "account/exams/index", "account/exams/myExam", "course-live", "apply/index"].map((name) =>
        screenGroupOf(name),
      ),
    ).toEqual(["public", "teaching", "account", "course", "signIn"]));
  it("puts a site's own together", () => expect(screenGroupOf("canteen", true)).toBe("own"));
});
