import { languages } from "../generated/languages.ts";
import type { CheckLocale } from "../site/check/messages.ts";

/** The option of commands that show findings. */
export const langOption = {
  type: "string",
  value: "<lang>",
  description: `the language of the messages: ${languages.join(" or ")}; the terminal's, when absent`,
} as const;

/**
 * The language that a person at this terminal reads: what they asked for, else what the terminal is set to, else
 * English.
 */
export function languageFor(asked: unknown, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): CheckLocale {
  const wanted = typeof asked === "string" ? asked : LC_ALL || LC_MESSAGES || LANG || "";
  const tag = wanted.toLowerCase().replace("_", "-");
  const base = (name: string) => name.split(/[-.]/, 1)[0];
  return (
    languages.find((one) => tag.startsWith(one.toLowerCase())) ??
    languages.find((one) => base(one) === base(tag)) ??
    "en"
  );
}
