import { getSchema } from "@tiptap/core";
import { DOMParser as ModelParser } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { unsafeRichTextAddresses } from "../../shared/richtext.ts";
import { cleanPaste } from "./clean-paste.ts";
import { fromEditor } from "./document.ts";
import { extensions } from "./extensions.ts";
import { hostileByClass } from "./testing/hostile-html.ts";

const parser = ModelParser.fromSchema(getSchema(extensions()));

const fragments = Object.entries(hostileByClass).flatMap(([name, all]) => all.map((html) => ({ name, html })));

test.each(fragments)("$name: $html becomes a document of ours, whose addresses are all allowed", ({ html }) => {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), "text/html");
  const document = fromEditor(parser.parse(body).toJSON());
  expect(unsafeRichTextAddresses(document)).toEqual([]);
  expect(JSON.stringify(document)).not.toMatch(/"src":"(?!\/files\/)|"href":"(javascript|vbscript|data):/i);
});
