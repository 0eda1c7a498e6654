import { join } from "node:path";
import { CliError, exactly, exit, type Command } from "../command.ts";
import { shells, type Shell } from "../completion.ts";

/** `lectern completion`: a script for the shell, with a function `lectern` that stands for `npm run lectern --`. */
export function completionOf(commands: () => readonly Command[]): Command {
  return {
    name: "completion",
    summary: "Print a script that adds the command `lectern` to the shell, with completion",
    positionals: Object.keys(shells).join(" | "),
    details: [
      "  bash:  npm run --silent lectern -- completion bash >> ~/.bashrc",
      "  zsh:   npm run --silent lectern -- completion zsh >> ~/.zshrc",
      "  fish:  npm run --silent lectern -- completion fish > ~/.config/fish/conf.d/lectern.fish",
    ].join("\n"),
    options: {},
    async run({ positionals, terminal }) {
      const [shell] = exactly(positionals, "shell");
      if (!Object.hasOwn(shells, shell))
        throw new CliError(`There is completion for ${Object.keys(shells).join(", ")}.`, exit.usage);
      terminal.print(shells[shell as Shell](commands(), join(import.meta.dirname, "../../../run.mjs")));
      return exit.done;
    },
  };
}
