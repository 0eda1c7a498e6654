import { parseArgs } from "node:util";
import { exit, type Command, type CommandOptions } from "./command.ts";
import { commands } from "./commands/registry.ts";
import { commandHelp, generalHelp } from "./help.ts";
import type { Terminal } from "./terminal.ts";
import { nearestOf } from "../site/check/suggest.ts";

/**
 * Runs one command line and gives its exit code: 0 done, 1 done with a bad answer (findings), 2 not understood,
 * 3 could not be carried out. Never throws.
 */
export async function runCli(args: readonly string[], { terminal, env }: { terminal: Terminal; env: NodeJS.ProcessEnv }): Promise<number> {
  const command = findCommand(args);
  if (!command) return withoutCommand(args, terminal);
  const rest = args.slice(command.name.split(" ").length);
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(command, rest);
  } catch (error) {
    terminal.error(`${messageOf(error)}\n\n${commandHelp(command)}`);
    return exit.usage;
  }
  if (parsed.values["help"]) {
    terminal.print(commandHelp(command));
    return exit.done;
  }
  try {
    return await command.run({ values: parsed.values, positionals: parsed.positionals, json: parsed.values["json"] === true, terminal, env });
  } catch (error) {
    terminal.error(`lectern ${command.name}: ${messageOf(error)}`);
    return exit.failed;
  }
}

function findCommand(args: readonly string[]): Command | undefined {
  return commands.find((command) => command.name.split(" ").every((word, index) => args[index] === word));
}

function withoutCommand(args: readonly string[], terminal: Terminal): number {
  const words = args.filter((word) => !word.startsWith("-"));
  const asked = words[0] === "help" || args.includes("--help") || args.includes("-h");
  const topic = words.filter((word) => word !== "help").join(" ");
  const inTopic = commands.filter((command) => topic === "" || `${command.name} `.startsWith(`${topic} `));
  if (asked && inTopic.length > 0) {
    const [only, ...more] = inTopic;
    terminal.print(only && more.length === 0 ? commandHelp(only) : generalHelp(inTopic));
    return exit.done;
  }
  if (topic !== "") {
    const meant = nearestOf(words.slice(0, 2).join(" "), commands.map((command) => command.name));
    terminal.error(inTopic.length > 0 ? `"lectern ${topic}" wants one of these:` : `There is no command "${topic}".${meant ? ` Did you mean "${meant}"?` : ""}`);
  }
  terminal.error(generalHelp(inTopic.length > 0 ? inTopic : commands));
  return exit.usage;
}

function parse(command: Command, args: string[]) {
  const shared: CommandOptions = {
    help: { type: "boolean", short: "h", description: "show this" },
    json: { type: "boolean", description: "print one JSON document instead of text" },
  };
  return parseArgs({ args, options: { ...shared, ...command.options }, allowPositionals: command.positionals !== undefined, strict: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
