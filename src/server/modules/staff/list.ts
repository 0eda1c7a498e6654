import type { ListStaffBody, ListStaffPlacesReply, ListStaffReply } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { presentPlace, presentStaff } from "./present.ts";
import { countStaff, selectPlaces, selectStaff } from "./queries.ts";

/** Who works for the organisation that asks, and who is invited to; with `isPast` what is over. */
export async function listStaff(
  { isPast = false, ...page }: ListStaffBody,
  context: OperationContext,
): Promise<ListStaffReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const asked = { orgNo: session.orgNo, isPast, now: context.now() };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectStaff(trx, { ...asked, range });
    const total = totalFromPage(rows.length, range) ?? (await countStaff(trx, asked));
    const list = rows.map((row) => presentStaff(row, session, context.site.settings.timeZone));
    return { ...pageOf(list, total, range), isReadOnly: session.staff?.role === "reader" };
  });
}

/** For whom who asks works, and who invites them to. */
export async function listStaffPlaces(context: OperationContext): Promise<ListStaffPlacesReply> {
  const session = sessionIn(context);
  const { userNo } = session;
  const { person, rows } = await withActor(context.db, systemActor, async (trx) => {
    const found = await trx
      .selectFrom("app_user")
      .select(["mobile", "user_type", "is_operator"])
      .where("user_no", "=", userNo)
      .executeTakeFirst();
    const mobile = found?.mobile ?? null;
    return { person: found, rows: await selectPlaces(trx, { userNo, mobile, now: context.now() }) };
  });
  const { user_type: userType, is_operator: isOperator } = person ?? fail("SESSION_INVALID");
  const isOther = isOperator || userType === UserTypeEnum.organisation;
  const here = new Set(rows.flatMap((row) => (row.state === "accepted" ? [row.org_no] : [])));
  const placeList = await Promise.all(
    rows.map((row) => presentPlace(row, { session, isOther, isHere: here.has(row.org_no) }, context)),
  );
  return { placeList, isActing: session.staff !== undefined };
}
