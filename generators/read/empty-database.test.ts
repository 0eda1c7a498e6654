import { expect, it } from "vitest";
import { emptyDatabase } from "./empty-database.ts";

it("gives a database without tables each time, and keeps nothing of what is done in one", async () => {
  for (const _time of ["the first may make the files", "the second loads them"]) {
    const database = await emptyDatabase();
    try {
      const { rows } = await database.query("select from information_schema.tables where table_schema = 'public'");
      expect(rows).toEqual([]);
      await database.exec("create table lesson (id integer); insert into lesson values (1)");
      expect((await database.query("select id from lesson")).rows).toEqual([{ id: 1 }]);
    } finally {
      await database.close();
    }
  }
});
