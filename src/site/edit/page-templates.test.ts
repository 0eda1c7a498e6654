import { expect, it } from "vitest";
import { isObject } from "../../shared/json.ts";
import { templates } from "./page-templates.ts";

it.each(templates)("the template $name begins with the page's one heading of the first level", ({ blocks }) => {
  const title = { "zh-CN": "秋季招生", en: "Autumn" };
  const headings = Object.values(blocks(title)).flatMap((block) =>
    isObject(block) && isObject(block["props"]) && block["props"]["level"] === 1 ? [block["props"]["heading"]] : [],
  );
  expect(headings).toEqual([{ text: title }]);
});
