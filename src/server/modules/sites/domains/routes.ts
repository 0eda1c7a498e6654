import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { addSiteDomain, checkSiteDomain, listSiteDomains, saveCanonicalDomain, removeSiteDomain } from "./service.ts";

/** Domains of organisations' own. */
export const domainHandlers = {
  listSiteDomains,
  addSiteDomain,
  removeSiteDomain,
  checkSiteDomain,
  saveCanonicalDomain,
} satisfies Partial<Handlers<OperationContext>>;
