import * as errorCode from "../../generated/error-codes.ts";
import { LiveStatusEnum, PeriodTypeEnum } from "../../generated/enums.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { AccessoryWay, MediaWay, Period } from "../../generated/types.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { BlockOperations } from "../block.ts";

export type AccessOperations = BlockOperations<"getPlaybackUrl" | "getLiveUrl" | "getTrialUrl" | "getAccessoryUrl">;

/** Where the access to a lesson stands. */
export type PlaybackAccess =
  | { state: "waiting" }
  | { state: "open"; media: MediaWay }
  | { state: "download"; file: AccessoryWay }
  | { state: "refused"; code: number; message: string; beginTime?: string; seconds?: number };

const WAITING: PlaybackAccess = { state: "waiting" };

interface Wanted {
  courseId: string;
  period: Period | undefined;
  signedIn: boolean;
  operations: AccessOperations;
}

/**
 * Asks for the access to a lesson when it is opened, and again by `renew` when the access has expired or may have opened;
 * `again` lets go of the one that
 * there is, which leads nowhere.
 */
export function usePlaybackAccess({ courseId, period, signedIn, operations }: Wanted): {
  access: PlaybackAccess;
  renew: () => void;
  again: () => void;
} {
  const [access, setAccess] = useStateFor<PlaybackAccess>(`${courseId}/${period?.id}/${signedIn}`, WAITING);
  const [turn, setTurn] = useState(0);
  const asked = useEffectEvent(async () => period && ask({ courseId, period, signedIn, operations }));
  const tell = useEffectEvent(setAccess);
  useEffect(() => {
    let isStale = false;
    asked().then(
      (found) => isStale || (found && tell(found)),
      (error: unknown) => isStale || tell(refusalOf(error)),
    );
    return () => void (isStale = true);
  }, [courseId, period?.id, signedIn, turn]);
  const renew = () => setTurn((before) => before + 1);
  const again = () => {
    setAccess(WAITING);
    renew();
  };
  return { access, renew, again };
}

async function ask({ courseId, period, signedIn, operations }: Wanted & { period: Period }): Promise<PlaybackAccess> {
  const input = { courseId, periodId: period.id };
  // A class that is on or to come is for those who signed in, also where it costs nothing: there is nothing to ask for.
  if (!signedIn && period.periodType === PeriodTypeEnum.live && !isOver(period))
    return { state: "refused", code: errorCode.COURSE_NOT_HELD, message: "" };
  if (!signedIn) return { state: "open", media: await operations.getTrialUrl(input) };
  if (period.periodType === PeriodTypeEnum.accessory)
    return { state: "download", file: await operations.getAccessoryUrl(input) };
  if (period.periodType === PeriodTypeEnum.live && !isOver(period)) return askLive(input, operations);
  try {
    return { state: "open", media: await operations.getPlaybackUrl(input) };
  } catch (error) {
    // Of a document that is not bought yet, the first pages.
    if (period.periodType !== PeriodTypeEnum.document || codeOf(error) !== errorCode.COURSE_NOT_HELD) throw error;
    return { state: "open", media: await operations.getTrialUrl(input) };
  }
}

/** A class that was over when the page was made stays so. */
function isOver({ liveStatus }: Period): boolean {
  return liveStatus !== undefined && liveStatus > LiveStatusEnum.awaitingReplay;
}

/** The picture of now; of a class that ended meanwhile, its replay. */
async function askLive(
  input: { courseId: string; periodId: string },
  operations: AccessOperations,
): Promise<PlaybackAccess> {
  try {
    return { state: "open", media: await operations.getLiveUrl(input) };
  } catch (error) {
    if (codeOf(error) !== errorCode.LIVE_OVER) throw error;
    return { state: "open", media: await operations.getPlaybackUrl(input) };
  }
}

function refusalOf(error: unknown): PlaybackAccess {
  const { message = "", data } = (typeof error === "object" && error !== null ? error : {}) as {
    message?: string;
    data?: { beginTime?: string; seconds?: number };
  };
  return {
    state: "refused",
    code: codeOf(error),
    message,
    ...(data?.beginTime ? { beginTime: data.beginTime } : {}),
    ...(data?.seconds === undefined ? {} : { seconds: data.seconds }),
  };
}

function codeOf(error: unknown): number {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "number"
    ? error.code
    : 0;
}
