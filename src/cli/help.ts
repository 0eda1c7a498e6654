import type { Command, CommandOption } from "./command.ts";

/** The list of commands. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    "Usage: npm run lectern -- <command> [options]",
    "",
    "Commands:",
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    "",
    "Every command knows --help and --json. Exit codes: 0 done, 1 a problem was found,\n2 not understood, 3 not reachable or not readable. docs/operating.md tells more.",
  ].join("\n");
}

/** How one command is used. */
export function commandHelp(command: Command): string {
  const options = Object.entries<Omit<CommandOption, "type">>({
    ...command.options,
    json: { description: "print one JSON document instead of text" },
    help: { description: "show this" },
  }).map(([name, option]) => ({
    left: `${option.short ? `-${option.short}, ` : ""}--${name}${option.value ? ` ${option.value}` : ""}`,
    right: `${option.description}${option.choices ? ` (${option.choices.join(", ")})` : ""}`,
  }));
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
