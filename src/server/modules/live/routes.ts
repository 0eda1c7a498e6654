import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listLiveAttendees, listLiveSessions } from "./attendance.ts";
import { getLiveChannel, getLiveChannelKey, updateChannelPassword } from "./channel.ts";
import { getLiveUrl } from "./live-url.ts";

/** The way to a live class, the channels of lecturers, and who came to their sessions. */
export const liveHandlers = {
  getLiveUrl,
  getLiveChannel,
  getLiveChannelKey,
  updateChannelPassword,
  listLiveSessions,
  listLiveAttendees,
} satisfies Partial<Handlers<OperationContext>>;
