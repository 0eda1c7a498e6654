import type { Command } from "./command.ts";

/** The list of commands. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    "Usage: npm run lectern -- <command> [options]",
    "",
    "Commands:",
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    "",
    "Every command knows --help and --json. Exit codes: 0 done, 1 something was found, 2 not understood, 3 failed.",
  ].join("\n");
}

/** How one command is used. */
export function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.options, json: { description: "print one JSON document instead of text" }, help: { description: "show this" } }).map(
    ([name, option]) => ({ left: `--${name}${"value" in option && option.value ? ` ${option.value}` : ""}`, right: option.description }),
  );
  const width = Math.max(...options.map(({ left }) => left.length));
  return [
    `Usage: npm run lectern -- ${command.name}${command.positionals ? ` ${command.positionals}` : ""} [options]`,
    "",
    command.summary,
    ...(command.details ? ["", command.details] : []),
    "",
    ...options.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`),
  ].join("\n");
}
