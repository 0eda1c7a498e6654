import { LiveStatusEnum } from "../../../generated/enums.ts";

type LiveStatus = (typeof LiveStatusEnum)[keyof typeof LiveStatusEnum];

/** Where a session stands at a moment, as far as its times say. */
export function presentLiveStatus(begin: Date, end: Date, now: Date): LiveStatus {
  if (now < begin) return LiveStatusEnum.waiting;
  return now < end ? LiveStatusEnum.live : LiveStatusEnum.over;
}
