import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as utils from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import type { ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { installTools } from "../../tests/clients/install.ts";
import { ThemedForm } from "./theme.ts";

/**
 * The samples that RJSF holds its own themes against; each draws one form. What it looks like is ours. Those of its
 * playground are not among them: no package has them.
 */
const samples = ["formTests", "arrayTests", "objectTests", "gridTests"].flatMap((file) =>
  read(file).map((sample) => [`${file}: ${sample.name}`, sample.draw] as const),
);

interface Sample {
  name: string;
  draw: () => unknown;
}

/** The tests of a file of theirs, without running them. */
function read(file: string): Sample[] {
  const found: Sample[] = [];
  const within: string[] = [];
  const group = (name: string, body: () => void) => {
    within.push(name);
    body();
    within.pop();
  };
  const one = (name: string, draw: () => unknown) => void found.push({ name: [...within, name].join(" › "), draw });
  const nothing: unknown = new Proxy(() => undefined, { get: () => nothing, apply: () => nothing });
  const render = (form: ReactNode) => {
    const html = renderToString(form);
    return { html, asFragment: () => html, container: nothing };
  };
  const bindings: Record<string, unknown> = {
    ...utils,
    _jsx: jsx,
    _jsxs: jsxs,
    validator,
    render,
    expect: nothing,
    vi: nothing,
    jest: nothing,
    fireEvent: nothing,
    describe: group,
    test: one,
    it: one,
    beforeEach: nothing,
    afterEach: nothing,
    beforeAll: (prepare: () => void) => prepare(),
    afterAll: nothing,
  };
  const source = readFileSync(join(installTools(), "@rjsf/snapshot-tests/lib", `${file}.js`), "utf8");
  const body = source
    .replace(/^import .*$/gm, "")
    .replace(/^export function/gm, "function")
    .replace(/^\/\/# source.*$/gm, "");
  const names = Object.keys(bindings).filter((name) => /^[\w$]+$/.test(name) && name !== "default");
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a package of tests that is written for another runner
  const run = new Function(...names, `${body}\nreturn ${file};`)(...names.map((name) => bindings[name])) as (
    form: unknown,
    own: object,
  ) => void;
  // Layouts that each theme has its own of: the forms are drawn without.
  run(ThemedForm, {});
  return found;
}

test("RJSF's samples are all there: each of the package's four files, and none of them is left out", () => {
  const folder = join(installTools(), "@rjsf/snapshot-tests/lib");
  const written = readdirSync(folder)
    .filter((file) => file.endsWith("Tests.js"))
    .map((file) => readFileSync(join(folder, file), "utf8").match(/^\s*(?:test|it)\(/gm)?.length ?? 0);
  expect(samples.length).toBe(written.reduce((sum, count) => sum + count, 0));
  expect(samples.length).toBe(142);
});

describe("RJSF's own samples are drawn by our theme, without our surroundings", () => {
  test.each(samples)("%s", async (_name, draw) => {
    await draw();
  });
});
