import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { addMemberCode, listMemberCodes, removeMemberCode } from "./membership/codes.ts";
import {
  checkMemberList,
  importMembers,
  listMemberInvitations,
  withdrawMemberInvitation,
} from "./membership/invitations.ts";
import { updateMemberInvitation, getMemberOffer, startMembership } from "./membership/join.ts";
import { getMembership, cancelMembership } from "./membership/membership.ts";
import { listMembers } from "./list.ts";
import { removeMember } from "./remove-member.ts";
import { auditMemberProfile, getMemberProfile, sendProfileRequest } from "./review.ts";
import { getMemberSelfie, getSelfie, removeSelfie, saveSelfie } from "./selfie.ts";
import { updateMember } from "./update-member.ts";

/** The people of an organisation: how they come and go, and what they answered to its questions. */
export const memberHandlers = {
  listMembers,
  removeMember,
  updateMember,
  sendProfileRequest,
  getMemberProfile,
  auditMemberProfile,
  listMemberCodes,
  addMemberCode,
  removeMemberCode,
  listMemberInvitations,
  checkMemberList,
  importMembers,
  withdrawMemberInvitation,
  getMemberOffer,
  startMembership,
  getMemberSelfie,
  getSelfie: (_input, context) => getSelfie(context),
  saveSelfie,
  removeSelfie: (_input, context) => removeSelfie(context),
  getMembership: (_input, context) => getMembership(context),
  cancelMembership: (_input, context) => cancelMembership(context),
  updateMemberInvitation,
} satisfies Partial<Handlers<OperationContext>>;
