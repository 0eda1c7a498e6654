import type { Command } from "./command.ts";
import * as errorCode from "../generated/error-codes.ts";
import type { Refused } from "./portal/refusal.ts";

/**
 * What the values after a command are: what they are called where there is none of them, and which command lists them.
 */
const kinds: Readonly<Record<string, { field: string; noun: string; list?: string }>> = {
  orgNo: { field: "siteOrgNo", noun: "tenant", list: "tenant published" },
  login: { field: "loginName", noun: "account" },
  id: { field: "id", noun: "token", list: "token list" },
  host: { field: "host", noun: "domain", list: "domain list" },
  name: { field: "name", noun: "name" },
};

/**
 * A refusal in the words of the command line: by the values and options that were typed, and not by the fields of the
 * API.
 */
export function explain(
  refused: Refused,
  command: Pick<Command, "positionals" | "options">,
  positionals: readonly string[],
): string {
  const names = [...(command.positionals ?? "").matchAll(/<([\w.]+)>/g)].map(([, name = ""]) => name);
  if (refused.reply === errorCode.NOT_FOUND) return notFound(names, positionals) ?? refused.msg;
  if (refused.fields.length === 0) return refused.message;
  return [
    refused.msg,
    ...refused.fields.map(({ path, message }) => `  ${typed(path, names, command)}: ${message}`),
  ].join("\n");
}

function notFound(names: readonly string[], positionals: readonly string[]): string | undefined {
  const asked = names.flatMap((name, index) => {
    const [kind, value] = [kinds[name], positionals[index]];
    return kind && value !== undefined ? [{ ...kind, value }] : [];
  });
  if (asked.length === 0) return undefined;
  const lists = [...new Set(asked.flatMap(({ list }) => (list === undefined ? [] : [`lectern ${list}`])))];
  const said = asked.map(({ noun, value }) => `no ${noun} "${value}"`).join(", or ");
  return `There is ${said}.${lists.length > 0 ? ` What there is: ${lists.join(", ")}.` : ""}`;
}

function typed(path: string, names: readonly string[], { options }: Pick<Command, "options">): string {
  const [field = ""] = path.split(".");
  const option = Object.entries(options).find(([name, { field: own }]) => (own ?? name) === field)?.[0];
  if (option !== undefined) return `--${option}`;
  const value = names.find((name) => kinds[name]?.field === field);
  return value === undefined ? path || "(whole)" : `<${value}>`;
}
