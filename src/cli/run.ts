import { CommanderError } from "commander";
import { CliError, exit, type Command } from "./command.ts";
import { commands } from "./commands/registry.ts";
import { explain } from "./explain.ts";
import { Refused } from "./portal/refusal.ts";
import { createProgram } from "./program.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs one command line and gives its exit code: 0 done, 1 done with a bad answer (findings), 2 not understood,
 * 3 could not be carried out. Never throws.
 */
export async function runCli(
  args: readonly string[],
  { terminal, env }: { terminal: Terminal; env: NodeJS.ProcessEnv },
): Promise<number> {
  let code: number = exit.usage;
  const program = createProgram(commands, {
    terminal,
    async onCommand({ command, values, positionals }) {
      code = await outcomeOf({ command, positionals, terminal }, () =>
        command.run({ values, positionals, json: values["json"] === true, terminal, env }),
      );
    },
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    // What was not understood has been said by now.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.usage;
    terminal.error(`lectern: ${messageOf(error)}`);
    return exit.failed;
  }
}

interface Called {
  command: Command;
  positionals: readonly string[];
  terminal: Terminal;
}

async function outcomeOf({ command, positionals, terminal }: Called, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    // A question that was left with Ctrl+C.
    if (error instanceof Error && error.name === "ExitPromptError") return exit.usage;
    const words = error instanceof Refused ? explain(error, command, positionals) : messageOf(error);
    terminal.error(`lectern ${command.name}: ${words}`);
    return error instanceof CliError ? error.code : exit.failed;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
