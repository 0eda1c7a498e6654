import { execFileSync } from "node:child_process";
import { root } from "../architecture/import-graph.ts";

/**
 * The files that differ from a commit, with those that git does not know yet, relative to the repository. Files that
 * are gone are among them. Without a commit: what is not committed; if that is nothing, what the last commit changed.
 * Throws when git does not know the commit.
 */
export function changedFiles(base?: string): string[] {
  if (base !== undefined) return changesSince(base);
  const uncommitted = changesSince("HEAD");
  return uncommitted.length > 0 ? uncommitted : changesSince("HEAD~1");
}

function changesSince(commit: string): string[] {
  return [
    ...new Set([
      ...git("diff", "--name-only", "--relative", commit),
      ...git("ls-files", "--others", "--exclude-standard"),
    ]),
  ].sort();
}

function git(...args: string[]): string[] {
  const output = execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return output.split("\n").filter(Boolean);
}
