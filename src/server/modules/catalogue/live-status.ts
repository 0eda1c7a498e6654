import { LiveStatusEnum } from "../../../generated/enums.ts";

export type LiveStatus = (typeof LiveStatusEnum)[keyof typeof LiveStatusEnum];

/** The times of a session, and what the media server told of it: all that its status follows from. */
export interface LiveFacts {
  begin_time: Date;
  end_time: Date;
  /** A picture comes in. null, as a left join has it, is no. */
  is_on: boolean | null;
  /** When one came in first. */
  gmt_start: Date | null;
  has_replay: boolean | null;
}

/** ms before its time that a session may be sent, and its chat is open. */
export const NEAR_MS = 30 * 60_000;
/** ms that a session may last beyond its time; a media server that died says nothing. */
export const OVERRUN_MS = 2 * 60 * 60_000;
/** ms in which a recording is waited for. */
const TIMEOUT_MS = 48 * 60 * 60_000;

/**
 * Where a session stands at a moment. The one place that decides it: lists, course pages, the player and the chat all
 * ask here.
 * Class time is class time, also where the picture is late or breaks off; a picture before or beyond it is class time
 * too.
 */
export function presentLiveStatus(
  { begin_time, end_time, is_on, gmt_start, has_replay }: LiveFacts,
  now: Date,
): LiveStatus {
  if (is_on && now.getTime() < end_time.getTime() + OVERRUN_MS) return LiveStatusEnum.live;
  if (now < begin_time) return LiveStatusEnum.waiting;
  if (now < end_time) return LiveStatusEnum.live;
  if (has_replay) return LiveStatusEnum.replayReady;
  return gmt_start && now.getTime() < end_time.getTime() + TIMEOUT_MS
    ? LiveStatusEnum.awaitingReplay
    : LiveStatusEnum.over;
}

/** Whether a session may be sent and talked in: from half an hour before it until it is over. */
export function isOpen(facts: LiveFacts, now: Date): boolean {
  const status = presentLiveStatus(facts, now);
  if (status === LiveStatusEnum.live) return true;
  return status === LiveStatusEnum.waiting && now.getTime() >= facts.begin_time.getTime() - NEAR_MS;
}
