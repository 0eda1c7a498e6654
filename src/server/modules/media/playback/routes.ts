import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { getAccessoryUrl, getPlaybackUrl, getTrialUrl } from "./service.ts";

/** Ways to films, documents and downloads. */
export const playbackHandlers = { getPlaybackUrl, getAccessoryUrl, getTrialUrl } satisfies Partial<
  Handlers<OperationContext>
>;
