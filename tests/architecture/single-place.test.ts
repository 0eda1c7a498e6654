import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** Things that are written in one place, and how another place would write them. */
const ways: readonly { what: string; pattern: RegExp; places: readonly string[] }[] = [
  {
    what: "an amount behind ¥, by yuan or money, which set thousands apart; texts of the locale files do so by themselves",
    pattern: /[¥￥]\$\{|[¥￥]["'`] ?\+|[¥￥]\{/,
    places: ["src/ui/price.tsx", "src/blocks/shared/money.ts"],
  },
  {
    what: "a field for a day or a time, by DateTimeField",
    pattern: /type(?:=|: )\{?["'](?:date|datetime-local|time|month|week)["']/,
    places: [],
  },
  {
    what: "a field to choose files with, by FilePicker; a hidden one is opened by a button of a toolbar",
    pattern: /type=\{?["']file["']/,
    places: [
      "src/ui/file-picker.tsx",
      "src/blocks/rich-editor/Toolbar.tsx",
      "src/studio/pages/Exchange.tsx",
      "src/studio/pickers/ImagePicker.tsx",
    ],
  },
  {
    what: "a link in a message, by messageText; the editor of people's texts makes its own",
    pattern: /marks: \[\s*\{ type: "link"/,
    places: ["src/blocks/rich-editor/LinkForm.tsx", "src/server/modules/messages/write-message.ts"],
  },
];

it.each(ways)("is written in one place: $what", ({ pattern, places }) => {
  const found = globSync("src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.|\/testing\/|^src\/generated\/|^src\/demo\//.test(file))
    .filter((file) => pattern.test(readFileSync(join(root, file), "utf8")));
  expect(found.toSorted()).toEqual([...places].toSorted());
});

it("finds other ways to write them", () => {
  const [amount, moment, file, link] = ways.map(({ pattern }) => pattern);
  for (const line of ["`¥${sum}`", '"¥" + sum', "<b>¥{sum}</b>"]) expect(amount?.test(line), line).toBe(true);
  for (const line of ['<input type="date" />', 'type={"time"}', '{ type: "datetime-local" }'])
    expect(moment?.test(line), line).toBe(true);
  for (const line of ['<input type="file" />', "type={'file'}"]) expect(file?.test(line), line).toBe(true);
  expect(link?.test('{ type: "text", text, marks: [{ type: "link", attrs: { href } }] }')).toBe(true);
});
