import type { Plugin } from "vite";
import { inputLimits } from "../../generated/built/input-limits.ts";
import * as enums from "../../generated/enums.ts";
import * as errorCode from "../../generated/error-codes.ts";

const tables: Readonly<Record<string, unknown>> = { ...enums, errorCode };

/**
 * Puts the values of enumerations, the codes of errors and the limits of inputs where they are named. The bundler would
 * keep the tables, in the file that every page loads because several files share them.
 */
export function inlineValues(): Plugin {
  return {
    name: "lectern:inline-values",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/(?!generated\/).*\.tsx?$/, code: /\b(errorCode\.\w|\w+Enum\.\w|inputLimits\b)/ },
      handler: (code) => ({ code: inlined(code), map: null }),
    },
  };
}

/** The code with a value for each name that is in a table. @throws Error where limits of inputs are not named whole */
export function inlined(code: string): string {
  const named = code
    .replace(/(?<![\w.$])(errorCode|\w+Enum)\.(\w+)\b/g, (name: string, table: string, member: string) => {
      const value = memberOf(Object.hasOwn(tables, table) ? tables[table] : undefined, member);
      return typeof value === "number" ? String(value) : name;
    })
    .replace(/(?<![\w$])(?<!(?<!\.\.)\.)inputLimits((?:\.\w+)+)/g, (name: string, path: string) => {
      const value = path.slice(1).split(".").reduce<unknown>(memberOf, inputLimits);
      if (value === undefined) throw new Error(`${name}: there is no such limit`);
      return typeof value === "object" ? `(${JSON.stringify(value)})` : JSON.stringify(value);
    });
  if (/(?<![\w$])(?<!(?<!\.\.)\.)inputLimits\b/.test(named.replaceAll(/^import [^;]*;$/gm, "")))
    throw new Error(
      "inputLimits is named whole: inputLimits.<operation>.<field>. The whole table would be in the page",
    );
  return named;
}

function memberOf(table: unknown, member: string): unknown {
  return typeof table === "object" && table !== null && Object.hasOwn(table, member)
    ? Reflect.get(table, member)
    : undefined;
}
