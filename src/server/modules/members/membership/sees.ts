import type { MemberSees } from "../../../../generated/types.ts";
import { ownQuestions } from "../../../../site/document/own-questions.ts";
import { newcomerStanding } from "../../../lib/newcomer.ts";
import { PROFILE_FORM } from "../../identity/index.ts";
import type { Tenant } from "../../sites/index.ts";

/** What a site asks of its members and so sees of them; of somebody who is one already, with what was decided of them. */
export function seesOf(
  site: Tenant,
  { directUser, roadTransportationUser }: { directUser: boolean; roadTransportationUser: boolean } = newcomerStanding(
    site,
  ),
): MemberSees {
  const form = site.form(PROFILE_FORM);
  return {
    profile: site.settings.members?.verify ?? false,
    questions: form !== undefined && ownQuestions(form).length > 0,
    selfie: !directUser && !roadTransportationUser,
  };
}
