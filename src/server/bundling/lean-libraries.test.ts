import { expect, test } from "vitest";
import { markPure } from "./lean-libraries.ts";

test("marks contexts and wrapped components, and drops their display names", () => {
  const code =
    'var A = React3.createContext(null);\nA.displayName = "A";\nvar B = React.forwardRef(function B() {});\n';
  expect(markPure(code)).toBe(
    "var A = /* @__PURE__ */ React3.createContext(null);\n\nvar B = /* @__PURE__ */ React.forwardRef(function B() {});\n",
  );
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
