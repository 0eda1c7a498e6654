import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { auditLecturer, auditOrganisation, listLecturerAudits, listOrganisationAudits } from "./judge.ts";
import { getLecturerAudit, saveLecturerAudit } from "./lecturers.ts";
import { getOrganisationAudit, saveOrganisationAudit } from "./organisations.ts";

/** Applications to join, as a lecturer or as an organisation. */
export const joiningHandlers = {
  saveLecturerAudit,
  getLecturerAudit: (_input, context) => getLecturerAudit(context),
  saveOrganisationAudit,
  getOrganisationAudit: (_input, context) => getOrganisationAudit(context),
  listLecturerAudits,
  auditLecturer,
  listOrganisationAudits,
  auditOrganisation,
} satisfies Partial<Handlers<OperationContext>>;
