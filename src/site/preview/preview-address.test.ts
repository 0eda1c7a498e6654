import { describe, expect, it } from "vitest";
import { previewHref, readPreviewPath, takeLook } from "./preview-address.ts";

describe("the path of a preview", () => {
  it("is the token and a path of the site", () => {
    expect(readPreviewPath("/studio/preview/1001.7.9.abc_-/list")).toEqual({
      token: "1001.7.9.abc_-",
      base: "/studio/preview/1001.7.9.abc_-",
      path: "/list",
    });
    expect(readPreviewPath("/studio/preview/t/")).toEqual({ token: "t", base: "/studio/preview/t", path: "/" });
    expect(readPreviewPath("/studio/preview/t")?.path).toBe("/");
  });

  it("has a token, and is nowhere else", () => {
    for (const path of [
      "/studio/preview",
      "/studio/preview/",
      "/studio/preview//list",
      "/studio/preview/a%2Fb/list",
      "/preview/t",
      "/list",
    ])
      expect(readPreviewPath(path)).toBeUndefined();
  });
});

it("puts how a page is looked at into its address, in place of what stood there", () => {
  expect(previewHref("/studio/preview/t", "/")).toBe("/studio/preview/t");
  expect(previewHref("/studio/preview/t", "/org/1001")).toBe("/studio/preview/t");
  expect(previewHref("/studio/preview/t", "/org/1001?x=1")).toBe("/studio/preview/t?x=1");
  expect(previewHref("/studio/preview/t", "/list?sort=new&as=guest", { as: "svip", lang: "en", scheme: "dark" })).toBe(
    "/studio/preview/t/list?sort=new&as=svip&lang=en&scheme=dark",
  );
  expect(previewHref("/studio/preview/t", "/list?as=svip#top")).toBe("/studio/preview/t/list");
});

it("takes how a page is looked at out of its query, and nothing that it does not know", () => {
  expect(takeLook({ as: "svip", lang: "en", scheme: "dark", sort: "new" })).toEqual({
    look: { as: "svip", lang: "en", scheme: "dark" },
    rest: { sort: "new" },
  });
  expect(takeLook({ as: "operator", scheme: "pink" })).toEqual({ look: {}, rest: {} });
});
