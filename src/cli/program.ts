import { Command as Program, Option } from "commander";
import type { Command, CommandOption } from "./command.ts";
import { commandHelp, generalHelp } from "./help.ts";
import type { Terminal } from "./terminal.ts";

/** What was understood of a command line. */
export interface Understood {
  command: Command;
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

/**
 * The commands as a program of the library `commander`, which reads the line, says what it does not understand and what
 * was probably meant. It ends by throwing a CommanderError, never the process.
 */
export function createProgram(
  commands: readonly Command[],
  { terminal, onCommand }: { terminal: Terminal; onCommand(understood: Understood): Promise<void> },
): Program {
  const root = configured(new Program("lectern"), terminal, () => generalHelp(commands));
  const groups = new Map<string, Program>();
  for (const command of commands) {
    const [first = "", second] = command.name.split(" ");
    let parent = root;
    if (second !== undefined) {
      parent = groups.get(first) ?? root.command(first);
      if (!groups.has(first))
        groups.set(
          first,
          configured(parent, terminal, () => generalHelp(commands.filter(({ name }) => name.startsWith(`${first} `)))),
        );
    }
    const leaf = configured(parent.command(second ?? first), terminal, () => commandHelp(command));
    if (command.positionals === undefined) leaf.allowExcessArguments(false);
    else leaf.argument("[values...]");
    const options = Object.entries({ ...command.options, ...shared }).map(([name, option]) => ({
      name,
      option: optionOf(name, option),
    }));
    for (const { option } of options) leaf.addOption(option);
    leaf.action(async () => {
      const found = leaf.opts();
      const values = Object.fromEntries(
        options.map(({ name, option }) => [name, found[option.attributeName()] as string | boolean | undefined]),
      );
      await onCommand({ command, values, positionals: leaf.args });
    });
  }
  return root;
}

/** What every command knows. */
const shared: Record<string, CommandOption> = {
  json: { type: "boolean", description: "print one JSON document instead of text" },
};

function optionOf(name: string, { type, short, value, description, choices }: CommandOption): Option {
  const option = new Option(
    `${short ? `-${short}, ` : ""}--${name}${type === "string" ? ` ${value ?? "<value>"}` : ""}`,
    description,
  );
  return choices ? option.choices(choices) : option;
}

function configured(program: Program, terminal: Terminal, help: () => string): Program {
  program.exitOverride().showHelpAfterError().showSuggestionAfterError();
  program.configureOutput({
    writeOut: (text) => terminal.print(text.trimEnd()),
    writeErr: (text) => terminal.error(text.trimEnd()),
  });
  program.helpInformation = () => `${help()}\n`;
  return program;
}
