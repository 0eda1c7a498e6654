import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { auditLecturer, auditOrganisation, listLecturerAudits, listOrganisationAudits } from "./judge.ts";
import { updateLecturerInvitation } from "./invitations/answer.ts";
import { cancelTeaching, removeLecturer } from "./invitations/end.ts";
import { saveLecturerInvitation, saveLecturerLink, withdrawLecturerInvitation } from "./invitations/invite.ts";
import { listLecturerInvitations } from "./invitations/list.ts";
import { listLecturerOffers } from "./invitations/offers.ts";
import { getLecturerAudit, saveLecturerAudit } from "./lecturers.ts";
import { getOrganisationAudit, saveOrganisationAudit } from "./organisations.ts";

/** Applications to join, as a lecturer or as an organisation; invitations to teach. */
export const joiningHandlers = {
  saveLecturerAudit,
  getLecturerAudit: (_input, context) => getLecturerAudit(context),
  saveOrganisationAudit,
  getOrganisationAudit: (_input, context) => getOrganisationAudit(context),
  listLecturerAudits,
  auditLecturer,
  listOrganisationAudits,
  auditOrganisation,
  listLecturerInvitations,
  saveLecturerInvitation,
  saveLecturerLink,
  withdrawLecturerInvitation,
  removeLecturer,
  listLecturerOffers,
  updateLecturerInvitation,
  cancelTeaching: (_input, context) => cancelTeaching(context),
} satisfies Partial<Handlers<OperationContext>>;
