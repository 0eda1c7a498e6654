import type { CheckLocale } from "../site/check/messages.ts";

/** The option of commands that show findings. */
export const langOption = {
  type: "string",
  value: "<lang>",
  description: "the language of the messages: zh-CN or en; the terminal's, when absent",
} as const;

/**
 * The language that a person at this terminal reads: what they asked for, else what the terminal is set to, else
 * English.
 */
export function languageFor(asked: unknown, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): CheckLocale {
  const wanted = typeof asked === "string" ? asked : LC_ALL || LC_MESSAGES || LANG || "";
  return wanted.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
}
