import { expect, it } from "vitest";
import { beginFrom } from "./begin-from.ts";
import { firstSlogan, firstTheme } from "./starter-site.ts";

const title = { text: { "zh-CN": "弈山", en: "Yishan" } };
const fresh = {
  version: 1,
  site: { version: 1, info: { title }, organisation: { orgName: title, slogan: firstSlogan } },
  theme: firstTheme,
};

it("a new site takes the flavour's colours and slogan, and keeps its name", () =>
  expect(beginFrom(fresh, "music-arts")).toEqual({
    version: 1,
    extends: "music-arts",
    site: { version: 1, extends: "music-arts", info: { title }, organisation: { orgName: title } },
  }));

it("what somebody chose stays: colours, a slogan, pages", () => {
  const slogan = { text: { "zh-CN": "落子无悔", en: "No regrets" } };
  const theme = { version: 1, color: { light: { primary: "#123456" } } };
  const screens = { "p/visit": { version: 1, path: "/p/visit" } };
  const own = { ...fresh, site: { ...fresh.site, organisation: { orgName: title, slogan } }, theme, screens };
  expect(beginFrom(own, "music-arts")).toEqual({
    ...own,
    extends: "music-arts",
    site: { ...own.site, extends: "music-arts" },
  });
});

it("the platform's default site again names no flavour", () => {
  const on = beginFrom(fresh, "music-arts");
  expect(beginFrom(on, "")).toEqual({
    version: 1,
    site: { version: 1, info: { title }, organisation: { orgName: title } },
  });
});
