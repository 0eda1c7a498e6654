import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "./import-graph.ts";

/** What the loader of a minimal Debian writes about the Node that npm brings. */
const WITHOUT_LIBATOMIC =
  "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory";

/** The starter in a folder of its own, where the Node that npm brought does not start. */
function startWith(message: string) {
  const folder = mkdtempSync(join(tmpdir(), "lectern-starter-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  copyFileSync(join(root, "run.mjs"), join(folder, "run.mjs"));
  write("package-lock.json", "{}");
  write("node_modules/.lectern-installed", createHash("sha256").update("{}").digest("hex"));
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  write(node, `#!/bin/sh\necho '${message}' >&2\nexit 127\n`);
  chmodSync(join(folder, node), 0o755);
  write("node_modules/oxfmt/bin/oxfmt", "console.log(`ran on ${process.version}`);");
  return spawnSync(process.execPath, [join(folder, "run.mjs"), "format"], { encoding: "utf8" });
}

it("a Node of npm's that lacks libatomic is named with its cure, and the Node that runs goes on", () => {
  const { stderr, stdout, status } = startWith(WITHOUT_LIBATOMIC);
  expect(stderr).toContain("apt-get install libatomic1");
  expect(stdout).toBe(`ran on ${process.version}\n`);
  expect(status).toBe(0);
});

it("a Node of npm's that does not start for another reason is named with that reason", () => {
  const { stderr, status } = startWith("Illegal instruction");
  expect(stderr).toContain("Illegal instruction");
  expect(stderr).not.toContain("libatomic");
  expect(status).toBe(0);
});
