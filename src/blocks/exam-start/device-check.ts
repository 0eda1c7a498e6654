import type { ExamStanding } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { canStoreLocally } from "../exam-sheet/local-database.ts";

/** What a look at the device found, in a sentence. */
export interface DeviceLine {
  name: "connection" | "storage" | "clock";
  isGood: boolean;
  text: string;
}

/** A connection over this is called slow; a clock that is off by more is named, though nothing depends on it. */
const SLOW_MS = 1500;
const CLOCK_OFF_MS = 60_000;

/** Looks at the device, and gives how the person stands to the exam by the same call; nothing without the server. */
export async function checkDevice(
  askStanding: () => Promise<ExamStanding>,
  t: Translate,
): Promise<{ lines: DeviceLine[]; standing: ExamStanding | undefined }> {
  const canStore = await canStoreLocally();
  const asked = performance.now();
  const standing = await askStanding().catch(() => undefined);
  const tripMs = performance.now() - asked;
  const isFast = standing !== undefined && tripMs < SLOW_MS;
  const connection = isFast ? "good" : standing ? "slow" : "none";
  const aheadMs = Date.now() - ((standing?.serverMs ?? 0) + tripMs / 2);
  const isRight = Math.abs(aheadMs) < CLOCK_OFF_MS;
  const clock = isRight ? "good" : aheadMs > 0 ? "ahead" : "behind";
  const count = Math.abs(Math.round(aheadMs / 60_000));
  const lines: DeviceLine[] = [
    { name: "connection", isGood: isFast, text: t(`examStart.connection.${connection}`, { ms: Math.round(tripMs) }) },
    { name: "storage", isGood: canStore, text: t(canStore ? "examStart.storage.good" : "examStart.storage.none") },
  ];
  if (standing) lines.push({ name: "clock", isGood: isRight, text: t(`examStart.clock.${clock}`, { count }) });
  return { lines, standing };
}
