import { expect, test } from "vitest";
import type { Document } from "./documents.ts";
import { createLinks } from "./links.ts";

const document = (source: string, page: string, alias?: string): Document => ({
  source,
  page,
  ...(alias === undefined ? {} : { alias }),
  locale: "en",
  part: "guides",
  text: "",
});
const guide = document("docs/first-site.md", "first-site.html");
const readme = document("README.md", "project/readme.html");
const language = document("src/locales/docs/en.md", "configuration/language.html", "docs/configuration/language.md");
const block = document("docs/configuration/blocks/form.md", "configuration/blocks/form.html");
const find = createLinks([guide, readme, language, block]);

test("a link to a document leads to its page, from the page that it stands on", () => {
  expect(find(guide, "../README.md#start")).toBe("project/readme.html#start");
  expect(find(readme, "docs/first-site.md")).toBe("../first-site.html");
});

test("a document that is written elsewhere than it is shown is found by both places", () => {
  expect(find(block, "../language.md#bindings")).toBe("../language.html#bindings");
  expect(find(guide, "../src/locales/docs/en.md")).toBe("configuration/language.html");
  expect(find(language, "../../../docs/first-site.md")).toBe("../first-site.html");
});

test("addresses of others and anchors stay, images of blocks are found, and anything else leads nowhere", () => {
  expect(find(guide, "https://example.com/a")).toBe("https://example.com/a");
  expect(find(guide, "#go-on")).toBe("#go-on");
  expect(find(block, "../pictures/form.webp")).toBe("../pictures/form.webp");
  expect(find(guide, "../src/server/main.ts")).toBeUndefined();
});
