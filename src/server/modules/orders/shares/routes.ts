import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { listPlatformShares, listShareChanges, savePlatformShare } from "./platform-shares.ts";

/** What the platform keeps of sales. */
export const shareHandlers = { listPlatformShares, savePlatformShare, listShareChanges } satisfies Partial<
  Handlers<OperationContext>
>;
