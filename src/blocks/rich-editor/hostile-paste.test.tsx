import { getSchema } from "@tiptap/core";
import { DOMParser as ModelParser } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { unsafeRichTextAddresses } from "../../shared/richtext.ts";
import { cleanPaste } from "./clean-paste.ts";
import { fromEditor } from "./document.ts";
import { extensions } from "./extensions.ts";
import { hostileByClass, hostileHtml } from "./testing/hostile-html.ts";

const parser = ModelParser.fromSchema(getSchema(extensions()));

test.each(hostileHtml)("%s becomes a document of ours, whose addresses are all allowed", (html) => {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), "text/html");
  const document = fromEditor(parser.parse(body).toJSON());
  expect(unsafeRichTextAddresses(document)).toEqual([]);
  expect(JSON.stringify(document)).not.toMatch(/"src":"(?!\/files\/)|"href":"(javascript|vbscript|data):/i);
});

test("there are 150 of them and more, no two alike, of a dozen classes", () => {
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
  expect(hostileHtml.length).toBeGreaterThanOrEqual(150);
  expect(Object.keys(hostileByClass)).toHaveLength(12);
});
