import type { Command } from "./command.ts";

export type Shell = "bash" | "zsh" | "fish";

/** The script of each shell, from the commands and where run.mjs is. */
export const shells: Record<Shell, (commands: readonly Command[], runner: string) => string> = { bash, zsh, fish };

function bash(commands: readonly Command[], runner: string): string {
  return `# lectern: the command and its completion, for bash
lectern() { INIT_CWD="$PWD" node ${quoted(runner)} lectern "$@"; }
_lectern() {
  local at="\${COMP_WORDS[COMP_CWORD]}" words=""
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1}" in
${cases(commands)
  .map(({ pattern, words }) => `    ${pattern}) words="${words.join(" ")}" ;;`)
  .join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$at"))
  [ \${#COMPREPLY[@]} -gt 0 ] || compopt -o default
}
complete -F _lectern lectern`;
}

function zsh(commands: readonly Command[], runner: string): string {
  return `# lectern: the command and its completion, for zsh
lectern() { INIT_CWD="$PWD" node ${quoted(runner)} lectern "$@" }
_lectern() {
  local -a choices
  case "\${words[2,CURRENT-1]}" in
${cases(commands)
  .map(({ pattern, words }) => `    ${pattern}) choices=(${words.join(" ")}) ;;`)
  .join("\n")}
  esac
  compadd -a choices || _files
}
(( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit }
compdef _lectern lectern`;
}

function fish(commands: readonly Command[], runner: string): string {
  const groups = groupsOf(commands);
  const line = (condition: string, what: string) => `complete -c lectern -n ${quoted(condition)} ${what}`;
  const lines = [...groups].flatMap(([first, group]) => {
    const alone = group.length === 1 && group[0]?.name === first;
    const summary = alone ? ` -d ${quoted(group[0]?.summary ?? "")}` : "";
    const seconds = alone
      ? []
      : group.map((command) => {
          const second = command.name.slice(first.length + 1);
          return line(
            `__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${group.map(({ name }) => name.slice(first.length + 1)).join(" ")}`,
            `-f -a ${second} -d ${quoted(command.summary)}`,
          );
        });
    const options = group.flatMap((command) =>
      Object.entries(command.options).map(([name, option]) =>
        line(
          command.name
            .split(" ")
            .map((word) => `__fish_seen_subcommand_from ${word}`)
            .join("; and "),
          `-l ${name}${option.type === "string" ? " -r" : ""} -d ${quoted(option.description)}`,
        ),
      ),
    );
    return [line("__fish_use_subcommand", `-f -a ${first}${summary}`), ...seconds, ...options];
  });
  return `# lectern: the command and its completion, for fish
function lectern; set -lx INIT_CWD $PWD; node ${quoted(runner)} lectern $argv; end
${lines.join("\n")}`;
}

/** What may follow which words: "" is the beginning, and after a command come its options. */
function cases(commands: readonly Command[]): { pattern: string; words: string[] }[] {
  const groups = groupsOf(commands);
  const seconds = [...groups].flatMap(([first, group]) =>
    group.some(({ name }) => name === first)
      ? []
      : [{ pattern: `"${first}"`, words: group.map(({ name }) => name.slice(first.length + 1)) }],
  );
  const options = commands.map((command) => ({
    pattern: `"${command.name}"*`,
    words: [...Object.keys(command.options), "json", "help"].map((name) => `--${name}`),
  }));
  return [
    { pattern: '""', words: [...groups.keys(), "help"] },
    ...seconds,
    ...options.sort((a, b) => b.pattern.length - a.pattern.length),
  ];
}

function groupsOf(commands: readonly Command[]): Map<string, Command[]> {
  return Map.groupBy(commands, ({ name }) => name.split(" ")[0] ?? "");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
