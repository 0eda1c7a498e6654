import { expect, it, vi } from "vitest";
import type { Room } from "./room.ts";
import { rounds } from "./rounds.ts";

it("goes on with the other rooms where one fails, and is not begun twice at once", async () => {
  const warn = vi.fn();
  const rooms = new Map(["1", "2", "3"].map((periodId) => [periodId, { periodId } as Room]));
  const seen: string[] = [];
  const round = rounds(
    async ({ periodId }) => {
      seen.push(periodId);
      if (periodId === "1") throw new Error("the database is away");
    },
    { rooms, log: { warn } as never, what: "not counted" },
  );
  await Promise.all([round(), round()]);
  expect(seen).toEqual(["1", "2", "3"]);
  expect(warn).toHaveBeenCalledTimes(1);
  await round();
  expect(seen).toHaveLength(6);
});
