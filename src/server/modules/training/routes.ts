import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { auditCustomApply, checkCustomApply, listCustomApplies, saveCustomApply } from "./applies.ts";
import { listOwnCustomPackages, saveCustomPackage, saveCustomPackageState } from "./own.ts";
import { getCustomPackage, listCustomCategories, listCustomPackages } from "./service.ts";

/** Tailored training: packages, and the requests of organisations for them. */
export const customHandlers = {
  listCustomCategories: (_input, context) => listCustomCategories(context),
  listCustomPackages,
  getCustomPackage,
  checkCustomApply,
  saveCustomApply,
  listCustomApplies,
  auditCustomApply,
  listOwnCustomPackages,
  saveCustomPackage,
  saveCustomPackageState,
} satisfies Partial<Handlers<OperationContext>>;
