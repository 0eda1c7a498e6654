import type { ServerHandlers } from "../http/calls/operations.ts";
import type { Policies } from "../core/policy.ts";
import { auditHandlers } from "./audit/routes.ts";
import { backupHandlers } from "./backup/routes.ts";
import { backupPolicies } from "./backup/policy.ts";
import { cartHandlers } from "./orders/cart/routes.ts";
import { catalogueHandlers } from "./catalogue/routes.ts";
import { centreHandlers } from "./centres/routes.ts";
import { centrePolicies } from "./centres/policy.ts";
import { certificateHandlers } from "./certificates/routes.ts";
import { certificatePolicies } from "./certificates/policy.ts";
import { commentHandlers } from "./comments/routes.ts";
import { domainHandlers } from "./sites/domains/routes.ts";
import { domainPolicies } from "./sites/domains/policy.ts";
import { examHandlers } from "./exams/routes.ts";
import { examPolicies } from "./exams/policy.ts";
import { gradeHandlers } from "./grades/routes.ts";
import { gradePolicies } from "./grades/policy.ts";
import { attendanceHandlers } from "./grades/attendance/routes.ts";
import { homeworkHandlers } from "./grades/homework/routes.ts";
import { figureHandlers } from "./figures/routes.ts";
import { followingHandlers } from "./following/routes.ts";
import { staffHandlers } from "./staff/routes.ts";
import { staffPolicies } from "./staff/policy.ts";
import { studyHandlers } from "./study/routes.ts";
import { communityHandlers } from "./community/routes.ts";
import { contentHandlers } from "./content/routes.ts";
import { contentPolicies } from "./content/policy.ts";
import { customHandlers } from "./training/routes.ts";
import { identityHandlers } from "./identity/routes.ts";
import { imagePolicies } from "./images/policy.ts";
import { imageHandlers } from "./images/routes.ts";
import { joiningHandlers } from "./onboarding/routes.ts";
import { joiningPolicies } from "./onboarding/policy.ts";
import { liveHandlers } from "./live/routes.ts";
import { livePolicies } from "./live/policy.ts";
import { makingHandlers } from "./authoring/routes.ts";
import { makingPolicies } from "./authoring/policy.ts";
import { mediaHandlers } from "./media/routes.ts";
import { mediaPolicies } from "./media/policy.ts";
import { memberHandlers } from "./members/routes.ts";
import { memberPolicies } from "./members/policy.ts";
import { messageHandlers } from "./messages/routes.ts";
import { messagePolicies } from "./messages/policy.ts";
import { moderationHandlers } from "./moderation/routes.ts";
import { moderationPolicies } from "./moderation/policy.ts";
import { noteHandlers } from "./notes/routes.ts";
import { shareHandlers } from "./orders/shares/routes.ts";
import { soldHandlers } from "./orders/sold/routes.ts";
import { statementHandlers } from "./orders/statements/routes.ts";
import { referralHandlers } from "./orders/referral/routes.ts";
import { openHandlers } from "./open-classes/routes.ts";
import { openPolicies } from "./open-classes/policy.ts";
import { ownFormPolicies } from "./own-forms/policy.ts";
import { ownFormHandlers } from "./own-forms/routes.ts";
import { playbackHandlers } from "./media/playback/routes.ts";
import { orderHandlers } from "./orders/routes.ts";
import { orderPolicies } from "./orders/policy.ts";
import { payoutHandlers } from "./orders/payouts/routes.ts";
import { editingHandlers } from "./sites/editing/routes.ts";
import { editingPolicies } from "./sites/editing/policy.ts";
import { questionHandlers } from "./questions/routes.ts";
import { siteHandlers } from "./sites/routes.ts";
import { sitePolicies } from "./sites/policy.ts";
import { suggestionHandlers } from "./suggestions/routes.ts";
import { systemHandlers } from "./system/routes.ts";
import { tierHandlers } from "./orders/memberships/routes.ts";
import { tokenHandlers } from "./identity/tokens/routes.ts";
import { uploadHandlers } from "./media/uploads/routes.ts";
import { uploadPolicies } from "./media/uploads/policy.ts";

/** Every operation of the contract: a missing one is a type error here. */
export const handlers: ServerHandlers = {
  ...attendanceHandlers,
  ...auditHandlers,
  ...backupHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...centreHandlers,
  ...certificateHandlers,
  ...commentHandlers,
  ...communityHandlers,
  ...contentHandlers,
  ...customHandlers,
  ...domainHandlers,
  ...examHandlers,
  ...figureHandlers,
  ...homeworkHandlers,
  ...followingHandlers,
  ...gradeHandlers,
  ...identityHandlers,
  ...openHandlers,
  ...joiningHandlers,
  ...liveHandlers,
  ...makingHandlers,
  ...mediaHandlers,
  ...memberHandlers,
  ...messageHandlers,
  ...moderationHandlers,
  ...noteHandlers,
  ...orderHandlers,
  ...ownFormHandlers,
  ...imageHandlers,
  ...payoutHandlers,
  ...playbackHandlers,
  ...questionHandlers,
  ...referralHandlers,
  ...editingHandlers,
  ...siteHandlers,
  ...shareHandlers,
  ...soldHandlers,
  ...statementHandlers,
  ...staffHandlers,
  ...studyHandlers,
  ...suggestionHandlers,
  ...systemHandlers,
  ...tierHandlers,
  ...tokenHandlers,
  ...uploadHandlers,
};

/** Who may, where `x-access` of the operation does not say it all. */
export const policies: Policies = {
  ...backupPolicies,
  ...centrePolicies,
  ...certificatePolicies,
  ...contentPolicies,
  ...domainPolicies,
  ...examPolicies,
  ...gradePolicies,
  ...joiningPolicies,
  ...livePolicies,
  ...makingPolicies,
  ...mediaPolicies,
  ...memberPolicies,
  ...messagePolicies,
  ...moderationPolicies,
  ...openPolicies,
  ...orderPolicies,
  ...ownFormPolicies,
  ...imagePolicies,
  ...editingPolicies,
  ...sitePolicies,
  ...staffPolicies,
  ...uploadPolicies,
};
