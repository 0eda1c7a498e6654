import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markPure, styledTags, withoutPrefixer, withoutUnits, withTags } from "./lean-libraries.ts";

const packages = join(import.meta.dirname, "../../../node_modules");

test("marks contexts and wrapped components, and drops their display names", () => {
  const code =
    'var A = React3.createContext(null);\nA.displayName = "A";\nvar B = React.forwardRef(function B() {});\n';
  expect(markPure(code)).toBe(
    "var A = /* @__PURE__ */ React3.createContext(null);\n\nvar B = /* @__PURE__ */ React.forwardRef(function B() {});\n",
  );
});

test("marks components that are classes, with the context that they read", () => {
  const boundary = "var A = class extends React3.Component {\n  render() {}\n};\nA.contextType = B;\nnext();\n";
  expect(markPure(boundary)).toBe(
    "var A = /* @__PURE__ */ (() => class extends React3.Component {\n  render() {}\n  static contextType = B;\n})();\nnext();\n",
  );
  expect(markPure("var A = class extends React.Component {\n};\nvar B = class extends Error {\n};\n")).toBe(
    "var A = /* @__PURE__ */ (() => class extends React.Component {\n})();\nvar B = class extends Error {\n};\n",
  );
});

test("finds all components that are classes in the router that is installed", () => {
  const folder = join(packages, "react-router/dist/development");
  const lean = readdirSync(folder)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => markPure(readFileSync(join(folder, file), "utf8")))
    .join("\n");
  expect(lean.match(/__PURE__ \*\/ \(\(\) => class extends React\d*\.Component/g)?.length).toBeGreaterThan(2);
  expect(lean).not.toMatch(/= class extends React\d*\.Component|^\w+\.contextType/m);
});

test("leaves calls with effects alone", () => {
  const code = "start(options);\nconst url = base.href;\n";
  expect(markPure(code)).toBe(code);
});

test("turns warnings for developers off, whose calls the bundler may then drop", () => {
  expect(markPure("var ENABLE_DEV_WARNINGS = true;\nfunction warning(cond, message) {\n}\n")).toBe(
    "var ENABLE_DEV_WARNINGS = false;\n/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {\n}\n",
  );
});

test("empties the prefixer of the stylis that is installed, and nothing beside it", () => {
  const code = readFileSync(join(packages, "stylis/src/Middleware.js"), "utf8");
  const lean = withoutPrefixer(code);
  expect(lean).toContain("export function prefixer (element, index, children, callback) {}");
  expect(lean).not.toContain("::placeholder");
  for (const kept of ["middleware", "rulesheet", "namespace"]) expect(lean).toContain(`export function ${kept} (`);
});

test("empties the list of properties without units of the styled-components that is installed", () => {
  const code = readFileSync(join(packages, "styled-components/dist/styled-components.browser.esm.js"), "utf8");
  const lean = withoutUnits(code);
  expect(lean).not.toContain("WebkitLineClamp:1");
  expect(code.length - lean.length).toBeLessThan(1_000);
});

test("keeps of the elements of styled-components those that styles are written for", () => {
  const source = readFileSync(join(packages, "styled-components/dist/styled-components.browser.esm.js"), "utf8");
  expect(withTags(source)).toContain(`=new Set(${JSON.stringify(styledTags)})`);
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: join(packages, "..") })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(packages, "..", file), "utf8"))
    .filter((text) => text.includes('"styled-components"'));
  const used = sources.flatMap((text) => [...text.matchAll(/\bstyled\s*\.([a-z]\w*)/g)].map(([, tag]) => tag!));
  expect([...new Set(used)].toSorted()).toEqual(styledTags);
});
