import { expect, it, vi } from "vitest";
import { WordLevelEnum } from "../../src/generated/enums.ts";
import { PLATFORM } from "../../src/server/lib/org-no.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, startTestServer } from "./harness.ts";

/** As long as the test may wait: how long it takes is measured by the bench. */
const PATIENCE = { timeout: 60_000, interval: 20 };

describeOnPostgres("lists of words on two nodes", () => {
  it("count on the other node, which of 60,000 reads only what changed", async () => {
    const first = await startTestServer();
    const database = {
      environment: { DATABASE_URL: first.services.settings.databaseUrl ?? "" },
      remove: async () => undefined,
    };
    const second = await startTestServer({ database });
    try {
      const operator = await first.signIn("13800000009");
      const digits = "甲乙丙丁戊己庚辛壬癸";
      const words = Array.from({ length: 60_000 }, (_, at) =>
        [...`测试词${at}号`].map((sign) => (/\d/.test(sign) ? digits[Number(sign)] : sign)).join(""),
      );
      const says = (text: string) => second.services.wordLists.find("1001", text);
      expect(await says(words[0] ?? "")).toEqual([]);
      // What the demo has makes way.
      const removed = await first.call("listModerationWords", { pageSize: 100 }, { token: operator });
      const idList = ok(removed).list.map(({ id }) => id);
      if (idList.length > 0) await first.call("removeModerationWords", { idList }, { token: operator });
      const input = { text: words.join("\n"), level: WordLevelEnum.refuse };
      expect((await first.call("importWordList", input, { token: operator })).code).toBe(200);
      await vi.waitFor(async () => expect(await says(`这里有${words[59_999]}`)).toHaveLength(1), PATIENCE);

      const reads = () =>
        second.logged
          .filter(({ msg, orgNo }) => msg === "a list of words was read" && orgNo === PLATFORM)
          .map(({ words: read, removed: gone, isWhole }) => ({
            read: Number(read),
            gone: Number(gone),
            isWhole: isWhole === true,
          }));
      /** What the other node read until its list says this of a text. */
      const readUntil = async (text: string, hits: number, change: () => Promise<{ code: number }>) => {
        // What was under way is read to its end.
        await second.services.wordLists.findFresh("1001", "");
        const before = reads().length;
        expect((await change()).code).toBe(200);
        await vi.waitFor(async () => expect(await says(text)).toHaveLength(hits), PATIENCE);
        await second.services.wordLists.findFresh("1001", "");
        return reads().slice(before);
      };
      const find = async (keyword: string) =>
        ok(await first.call("listModerationWords", { keyword }, { token: operator })).list[0]!.id as string;
      const [one = "", other = ""] = [words[7], words[23]];
      const save = (word: string, id?: string) => () =>
        first.call(
          "saveModerationWord",
          { word, level: WordLevelEnum.mask, ...(id ? { id } : {}) },
          { token: operator },
        );
      // A transaction that is under way, in any database of this PostgreSQL, has what came after it read once more.
      const isFew = (what: { read: unknown; gone: unknown; isWhole: unknown }[]): void => {
        expect(what.length).toBeGreaterThan(0);
        for (const { read, gone, isWhole } of what)
          expect({ isWhole, few: Number(read) + Number(gone) <= 4 }).toEqual({ isWhole: false, few: true });
      };
      // The list is full: one goes, one comes, and one becomes another.
      isFew(
        await readUntil(one, 0, async () =>
          first.call("removeModerationWords", { idList: [await find(one)] }, { token: operator }),
        ),
      );
      isFew(await readUntil("新来的词组", 1, save("新来的词组")));
      isFew(await readUntil("改过的词组", 1, save("改过的词组", await find(other))));
      expect(await says(other)).toEqual([]);
    } finally {
      await second.close();
      await first.close();
    }
  });
});
