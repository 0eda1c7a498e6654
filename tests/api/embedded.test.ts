import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { lockDirectory } from "../../src/server/database/directory-lock.ts";
import { openDatabase } from "../../src/server/database/connect.ts";
import { freshDatabase } from "./harness.ts";

const describeEmbedded = inject("testDatabase").kind === "embedded" ? describe : describe.skip;

describeEmbedded("the embedded database", () => {
  it("is refused to a second process, and free again when the first was killed", async () => {
    const { environment, remove } = await freshDatabase();
    const dataDir = environment["DATA_DIR"]!;
    const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, "../../src/server/database/directory-lock.ts"))};
      await lockDirectory(${JSON.stringify(dataDir)}); console.log("locked"); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await once(holder.stdout, "data");
      await expect(openDatabase({ dataDir })).rejects.toThrow(
        /in use by another lectern process.*DATA_DIR.*DATABASE_URL/,
      );
      holder.kill("SIGKILL");
      await once(holder, "exit");
      const lock = await lockDirectory(dataDir);
      await lock.release();
      const opened = await openDatabase({ dataDir });
      expect((await opened.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await opened.close();
    } finally {
      holder.kill("SIGKILL");
      await remove();
    }
  });

  it("has what was written when it is opened again", async () => {
    const { environment, remove } = await freshDatabase();
    const dataDir = environment["DATA_DIR"]!;
    const first = await openDatabase({ dataDir });
    await first.pool.query("begin");
    await first.pool.query("select set_config('app.scope', 'system', true)");
    await first.pool.query("insert into organisation (org_no, org_name) values ('kept', 'Kept')");
    await first.pool.query("commit");
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await second.pool.query("select org_name from organisation where org_no = 'kept'")).rows).toEqual([
      { org_name: "Kept" },
    ]);
    await second.close();
    await remove();
  });
});
