import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { getAccessoryUrl, getLiveUrl, getPlaybackUrl, getTrialUrl } from "./service.ts";

/** Ways to videos, live classes, documents and downloads. */
export const playbackHandlers = { getPlaybackUrl, getLiveUrl, getAccessoryUrl, getTrialUrl } satisfies Partial<
  Handlers<OperationContext>
>;
