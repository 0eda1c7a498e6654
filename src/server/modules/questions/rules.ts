import { UserTypeEnum } from "../../../generated/enums.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import type { Session } from "../../core/context.ts";

/** The kinds of posts and of what is liked, kept and followed, as the tables number them. */
export const QUESTION = 2 as const;
export const COMMENT = 4;

/** States of a post. */
export const PUBLISHED = 3;
export const DELETED = 4;

/** Reactions, as the table numbers them. */
export const LIKE = 1;
export const FAVOURITE = 2;
export const USEFUL = 3;

/** What one person may do in an hour. */
export const QUESTIONS_AN_HOUR = 10;
export const ANSWERS_AN_HOUR = 60;
export const INVITATIONS_AN_HOUR = 20;
/** Drafts of one person. */
export const MAX_DRAFTS = 200;

/** Whether a person looks after a site: operators after every one, an organisation's account after its own. */
export function looksAfterSite(session: Session | undefined, orgNo: string): boolean {
  if (!session) return false;
  return (
    session.isOperator ||
    (session.userType === UserTypeEnum.organisation && session.orgNo === orgNo && orgNo !== PLATFORM)
  );
}
