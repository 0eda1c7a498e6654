import type { Plugin } from "vite";
import * as enums from "../../generated/enums.ts";
import * as errorCode from "../../generated/error-codes.ts";

const tables: Readonly<Record<string, unknown>> = { ...enums, errorCode };

/**
 * Puts the values of enumerations and the codes of errors where they are named. The bundler would keep the tables, in
 * the file that every page loads because several files share them.
 */
export function inlineValues(): Plugin {
  return {
    name: "lectern:inline-values",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/(?!generated\/).*\.tsx?$/, code: /\b(errorCode|\w+Enum)\.\w/ },
      handler: (code) => ({ code: inlined(code), map: null }),
    },
  };
}

/** The code with a value for each name that is in a table. */
export function inlined(code: string): string {
  return code.replace(/(?<![\w.$])(errorCode|\w+Enum)\.(\w+)\b/g, (name: string, table: string, member: string) => {
    const values = Object.hasOwn(tables, table) ? tables[table] : undefined;
    const value: unknown =
      typeof values === "object" && values !== null && Object.hasOwn(values, member)
        ? Reflect.get(values, member)
        : undefined;
    return typeof value === "number" ? String(value) : name;
  });
}
