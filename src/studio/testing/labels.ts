import words from "../../locales/studio/zh-CN.json" with { type: "json" };
import { format } from "../../site/compile/texts.ts";

/** The studio's words in Chinese. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return format((words as Record<string, string>)[key] ?? key, values);
}
