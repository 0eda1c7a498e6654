import { sql } from "kysely";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { Session } from "../../core/context.ts";

/** Whose is a template: a lecturer's own; of an organisation or an operator it is the organisation's. */
export function ownerOf({ userNo, userType, orgNo, isOperator }: Session): {
  org_no: string;
  owner_user_no: string | null;
} {
  return { org_no: orgNo, owner_user_no: userType === UserTypeEnum.lecturer && !isOperator ? userNo : null };
}

/** The rows of whoever asks, as an index has them: row level security gives no others. */
export function ownRows(
  table: "certificate" | "certificate_template",
  { userNo, userType, orgNo, isOperator }: Session,
) {
  if (isOperator) return sql<boolean>`true`;
  return userType === UserTypeEnum.organisation
    ? sql<boolean>`${sql.ref(`${table}.org_no`)} = ${orgNo}`
    : sql<boolean>`${sql.ref(`${table}.owner_user_no`)} = ${userNo}`;
}
