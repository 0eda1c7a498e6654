import { cutText } from "../shared/cut-text.ts";
import type { LayerChange } from "../generated/types.ts";
import type { Paint } from "./terminal.ts";

/** One difference as lines: where, and what became of it. Long values are cut: `--json` has them whole. */
export function describeChange({ path, kind, before, after }: LayerChange, paint: Paint): string {
  const at = paint.bold(path.join(" › "));
  const was = before === undefined ? [] : [paint.red(`  - ${short(before)}`)];
  const is = after === undefined ? [] : [paint.green(`  + ${short(after)}`)];
  return [`${signs[kind]} ${at}`, ...was, ...is].join("\n");
}

const signs = { added: "+", removed: "-", changed: "~" } as const;
const LONGEST = 200;

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text;
}
