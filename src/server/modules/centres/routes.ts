import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { exportCourseFigures, getCourseFigures, listCourseLearners } from "./course-figures.ts";
import { getOrganisationFigures } from "./organisation-figures.ts";
import { getPlatformWaiting } from "./platform-waiting.ts";
import { listWaiting } from "./waiting.ts";

/** What lecturers and organisations see of their work. */
export const centreHandlers = {
  listWaiting: (_input, context) => listWaiting(context),
  getPlatformWaiting: (_input, context) => getPlatformWaiting(context),
  getOrganisationFigures,
  getCourseFigures,
  listCourseLearners,
  exportCourseFigures,
} satisfies Partial<Handlers<OperationContext>>;
