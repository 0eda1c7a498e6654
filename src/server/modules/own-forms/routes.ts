import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { listFormEntries, removeFormEntries, saveFormEntries } from "./inbox.ts";
import { sendOwnForm } from "./send.ts";

/** Forms that sites make themselves, and what comes in by them. */
export const ownFormHandlers = {
  sendOwnForm,
  listFormEntries,
  saveFormEntries,
  removeFormEntries,
} satisfies Partial<Handlers<OperationContext>>;
