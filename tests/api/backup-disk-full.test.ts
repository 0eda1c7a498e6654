import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDiskFull } from "../../src/server/core/disk-space.ts";
import { freshDatabase, startTestServer } from "./harness.ts";
import { run } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-small-disk-"));
const small = join(folder, "disk");

/** A disk of 8 MB; false where this user may not make one. */
const hasSmallDisk = (() => {
  mkdirSync(small);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", small], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

describe.runIf(hasSmallDisk)("a disk that has not room for a backup", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => void (database = await freshDatabase()));
  afterAll(async () => {
    execFileSync("umount", [small]);
    rmSync(folder, { recursive: true });
    await database.remove();
  });

  it("is named by backup, which leaves nothing on it and nothing that looks like a backup", async () => {
    // A dump of PostgreSQL is compressed, and would find room.
    writeFileSync(join(small, "taken"), Buffer.alloc(7_900_000));
    const before = readdirSync(small);
    const { code, error } = await run(database.environment, ["backup", join(small, "backup")]);
    expect(error).toMatch(/^lectern backup: The disk of .*disk\/backup is full \(\d+ MB free\)\. No backup was made/);
    expect(code).toBe(3);
    expect(readdirSync(small)).toEqual(before);
    rmSync(join(small, "taken"));
  });

  it("is named by restore, which changes nothing of what is there", async ({ skip }) => {
    // A PostgreSQL keeps its data on a disk of its own.
    if (database.environment["DATABASE_URL"] !== undefined) skip();
    const backup = join(folder, "whole");
    expect((await run(database.environment, ["backup", backup])).code).toBe(0);
    writeFileSync(join(small, "kept"), "as it was");
    const environment = { DATA_DIR: small, DEMO: "off" };
    const { code, error } = await run(environment, ["restore", backup]);
    expect(error).toMatch(/^lectern restore: The disk of .* is full \(\d+ MB free\)\. Nothing was changed\./);
    expect(code).toBe(3);
    expect(readdirSync(small).filter((name) => !name.includes("lock"))).toEqual(["kept"]);
  });

  it("is named by a server that copies its database, which goes on answering", async () => {
    const server = await startTestServer();
    try {
      // PostgreSQL is copied by its own programs.
      const error = await server.services.copyDatabase?.(join(small, "copy")).catch((thrown: unknown) => thrown);
      expect(isDiskFull(error)).toBe(server.services.copyDatabase !== undefined);
      expect((await server.call("listCourses")).code).toBe(200);
    } finally {
      await server.close();
    }
  });
});
