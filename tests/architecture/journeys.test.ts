import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { promises } from "../journeys/promises.ts";
import { root } from "./import-graph.ts";

const folder = join(root, "tests/journeys");
const written = readdirSync(folder)
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
/** The names of all tests, which stand at the beginning of a line: no journey is in a group. */
const journeys = written.flatMap(({ text }) => [...text.matchAll(/^test\("([^"]+)"/gm)].map(([, name = ""]) => name));
const textOf = (document: string) => readFileSync(join(root, document), "utf8").replaceAll(/\s+/g, " ");

describe("journeys", () => {
  it("are forty, each of them a test of one name", () => {
    expect(journeys).toHaveLength(40);
    expect(new Set(journeys).size).toBe(40);
  });

  it("are written in one way, by which they are counted", () => {
    const others = written.filter(({ text }) => {
      const calls = [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(/g)].length;
      return calls !== [...text.matchAll(/^test\("/gm)].length;
    });
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it("keep one promise each, and each promise has its journey", () => {
    expect(promises.map(({ journey }) => journey).toSorted()).toEqual(journeys.toSorted());
    expect(new Set(promises.map(({ sentence }) => sentence)).size).toBe(promises.length);
  });

  it("keep what README.md or a document says, to the letter", () => {
    const others = promises.filter(({ document }) => !/^(README|docs\/.+)\.md$/.test(document));
    expect(others).toEqual([]);
    const missing = promises.filter(({ document, sentence }) => !textOf(document).includes(sentence));
    expect(missing.map(({ document, sentence }) => `${document}: ${sentence}`)).toEqual([]);
  });
});
