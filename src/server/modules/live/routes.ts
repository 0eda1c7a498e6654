import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { exportLiveAttendees, listLiveAttendees, listLiveSessions } from "./attendance.ts";
import { getLiveChannel, getLiveChannelKey, updateChannelPassword } from "./channel.ts";

/** The channels of lecturers, and who came to their sessions. */
export const liveHandlers = {
  getLiveChannel,
  getLiveChannelKey,
  updateChannelPassword,
  listLiveSessions,
  listLiveAttendees,
  exportLiveAttendees,
} satisfies Partial<Handlers<OperationContext>>;
