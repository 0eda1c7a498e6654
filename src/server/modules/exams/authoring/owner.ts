import { sql } from "kysely";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { Session } from "../../../core/context.ts";

/** Whose is what somebody makes: a lecturer's own; of an organisation or an operator it is the organisation's. */
export function ownerOf({ userNo, userType, orgNo, isOperator }: Session): {
  org_no: string;
  owner_user_no: string | null;
} {
  return { org_no: orgNo, owner_user_no: userType === UserTypeEnum.lecturer && !isOperator ? userNo : null };
}

/** Whether a row is of the one who asks: what row level security lets them change. */
export const isMine = (table: "exam" | "exam_subject" | "exam_attempt") =>
  sql<boolean>`exam_is_mine(${sql.ref(`${table}.org_no`)}, ${sql.ref(`${table}.owner_user_no`)})`;

/** Whether somebody's questions and papers may use a subject: one's own, or one of the organisation. */
export const mayUseSubject = (orgNo: string) =>
  sql<boolean>`(${isMine("exam_subject")} or (exam_subject.owner_user_no is null and exam_subject.org_no = ${orgNo}))`;

/**
 * The rows of whoever asks, as an index has them: row level security gives no others, and looks at each row that a query
 * comes across.
 */
export function ownRows(table: "exam_question" | "exam_paper", { userNo, userType, orgNo, isOperator }: Session) {
  if (isOperator) return sql<boolean>`true`;
  return userType === UserTypeEnum.organisation
    ? sql<boolean>`${sql.ref(`${table}.org_no`)} = ${orgNo}`
    : sql<boolean>`${sql.ref(`${table}.owner_user_no`)} = ${userNo}`;
}
