import { expect, it, vi } from "vitest";
import { WordLevelEnum } from "../../src/generated/enums.ts";
import { describeOnPostgres, startTestServer } from "./harness.ts";

/** As long as the test may wait: how long it takes is measured by the bench. */
const PATIENCE = { timeout: 60_000, interval: 20 };

describeOnPostgres("lists of words on two nodes", () => {
  it("count on the other node as soon as they are stored, 60,000 of them too", async () => {
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
      const idList = removed.data.list.map(({ id }: { id: string }) => id);
      if (idList.length > 0) await first.call("removeModerationWords", { idList }, { token: operator });
      const input = { text: words.join("\n"), level: WordLevelEnum.refuse };
      expect((await first.call("importWordList", input, { token: operator })).code).toBe(200);
      await vi.waitFor(async () => expect(await says(`这里有${words[59_999]}`)).toHaveLength(1), PATIENCE);
    } finally {
      await second.close();
      await first.close();
    }
  });
});
