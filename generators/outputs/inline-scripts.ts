import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, transformSync } from "rolldown/utils";
import { banner, type Output } from "./output.ts";

const folder = "src/browser/inline";
const names = ["mode", "tablet", "loader"] as const;

/** `inline-scripts.ts`: what stands in a page itself, made small; nothing in a project without such scripts. */
export function inlineScriptsOutput(root: string): Output[] {
  if (!existsSync(join(root, folder))) return [];
  const lines = names.map((name) => {
    const text = inlineScript(`${name}.ts`, readFileSync(join(root, folder, `${name}.ts`), "utf8"));
    return `export const ${name}Script =\n  ${JSON.stringify(text)};\n`;
  });
  return [{ path: "inline-scripts.ts", text: `${banner}\n${lines.join("\n")}` }];
}

/** A module without imports as a classic script that leaves no names behind, without types and as small as it goes. */
export function inlineScript(file: string, source: string): string {
  const plain = transformSync(file, source);
  const hasNames = /^(const|let|function) /m.test(plain.code);
  const whole = hasNames ? `(()=>{${plain.code}})()` : plain.code;
  const small = minifySync(file.replace(/ts$/, "js"), whole, { module: false, compress: true, mangle: true });
  if (plain.errors.length + small.errors.length > 0) throw new Error(`${file} cannot be made small`);
  return small.code.trim().replace(/;$/, "");
}
