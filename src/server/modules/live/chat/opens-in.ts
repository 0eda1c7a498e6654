import { LiveStatusEnum } from "../../../../generated/enums.ts";
import { isOpen, NEAR_MS, presentLiveStatus } from "../../catalogue/index.ts";
import type { SessionRow } from "../session-queries.ts";

/** Seconds until a session can be joined; 0 where it can, undefined where it is over. */
export function opensIn(session: SessionRow, now: Date): number | undefined {
  if (isOpen(session, now)) return 0;
  if (presentLiveStatus(session, now) !== LiveStatusEnum.waiting) return undefined;
  return Math.max(1, Math.ceil((session.begin_time.getTime() - NEAR_MS - now.getTime()) / 1000));
}
