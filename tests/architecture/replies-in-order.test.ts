import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** An effect that does something each time that a page or a filter is another one. */
const loadsByItself = /useEffect\(\(\) => void |useEffect\(\(\) => \{\s*(?:if \([^\n]*\) )?void /g;

/** What is asked once, or orders its replies by itself. A list with pages or a filter is never among them. */
const once: Readonly<Record<string, string>> = {
  "src/blocks/checkout/use-order.ts": "makes a key and asks nothing",
  "src/blocks/exam-marking/use-queue.ts": "the first paper, once",
  "src/blocks/grade-sign-in/use-sign-in.ts": "begins to sign in, once",
  "src/blocks/rich-editor/FormulaForm.tsx": "what draws formulae, once",
};

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(file, "utf8")] as const);

it("a block asks for what depends on a page or a filter by useReply, which keeps replies in order", () => {
  const found = globSync("src/blocks/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== "src/blocks/shared/use-reply.ts")
    .filter((file) => readFileSync(file, "utf8").match(loadsByItself))
    .toSorted();
  expect(found).toEqual(Object.keys(once).toSorted());
});

it("such an effect is found in each of its forms", () => {
  for (const effect of [
    "useEffect(() => void load(), [load, page]);",
    "useEffect(() => void act(load), [act, load, page]);",
    "useEffect(() => {\n    void load();\n  }, [load]);",
    'useEffect(() => {\n    if (id !== "") void load();\n  }, [load, id]);',
  ])
    expect(effect.match(loadsByItself), effect).not.toBeNull();
});

/** Files of blocks with effects that also call operations. Screens whose data come from data sources need none. */
const MAX_WITH_EFFECTS = 20;

it("blocks with effects and operations do not become more: data sources of screens and useReply take their place", () => {
  const found = sourcesOf("src/blocks").filter(
    ([file, text]) =>
      file !== "src/blocks/shared/use-reply.ts" && /\buseEffect\(/.test(text) && /\boperations\b/.test(text),
  );
  expect(found.length, "fewer: take the number down").toBe(MAX_WITH_EFFECTS);
});

/** Lists that end at the largest page and say so, or have nothing beyond it. */
const ends: Readonly<Record<string, string>> = {};

it("a list that is asked for whole goes on beyond the largest page by allPages", () => {
  const found = [...sourcesOf("src/blocks"), ...sourcesOf("src/studio"), ...sourcesOf("src/forms")]
    .filter(([, text]) => /pageSize: (?:100|MAX_\w+)\b/.test(text))
    .map(([file]) => file);
  expect(found).toEqual(Object.keys(ends));
});
