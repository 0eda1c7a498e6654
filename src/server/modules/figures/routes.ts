import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { exportPlatformFigures, getPlatformFigures } from "./platform-figures.ts";

/** What operators see of the platform. */
export const figureHandlers = { getPlatformFigures, exportPlatformFigures } satisfies Partial<
  Handlers<OperationContext>
>;
