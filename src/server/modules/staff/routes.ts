import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { leaveStaffWork, startStaffWork } from "./act.ts";
import { updateStaffInvitation } from "./answer.ts";
import { cancelStaffPlace, removeStaff, updateStaff } from "./change.ts";
import { saveStaffInvitation, withdrawStaffInvitation } from "./invite.ts";
import { listStaff, listStaffPlaces } from "./list.ts";

/** People who work for an organisation with accounts of their own. */
export const staffHandlers = {
  listStaff,
  saveStaffInvitation,
  withdrawStaffInvitation,
  updateStaff,
  removeStaff,
  listStaffPlaces: (_input, context) => listStaffPlaces(context),
  updateStaffInvitation,
  startStaffWork,
  leaveStaffWork: (_input, context) => leaveStaffWork(context),
  cancelStaffPlace,
} satisfies Partial<Handlers<OperationContext>>;
