import { messageText, removeMessage, writeMessage } from "../messages/index.ts";
import { LiveStatusEnum } from "../../../generated/enums.ts";
import type { GetOpenCourseUserBody, OpenCourseUser, SaveOpenCourseUserBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import {
  deleteRegistration,
  insertRegistration,
  keepReminder,
  lockOpenCourse,
  selectOpenCourse,
  selectRegistration,
  selectSessionFacts,
} from "./queries.ts";

/** How long before a class its reminder comes, in ms. */
const REMIND_BEFORE_MS = 30 * 60_000;

/** How the signed-in person stands to an open class. NOT_FOUND where it is not shown. */
export async function getOpenCourseUser(
  { id }: GetOpenCourseUserBody,
  context: OperationContext,
): Promise<OpenCourseUser> {
  const session = sessionIn(context);
  const course = isRecordId(id)
    ? await selectOpenCourse(context.db, { id, orgNo: undefined, now: context.now() })
    : undefined;
  if (!course) fail("NOT_FOUND");
  const row = await withActor(context.db, actorOf(session), (trx) =>
    selectRegistration(trx, { id, userNo: session.userNo }),
  );
  return present(id, course.member_count, row, context);
}

/**
 * Registers, or changes whether a reminder comes. Twice is one place. NOT_FOUND; OPEN_OVER once it has ended and has no
 * replay; OPEN_FULL when the places are taken, also where many take the last one at once.
 */
export async function saveOpenCourseUser(
  { id, isRemind }: SaveOpenCourseUserBody,
  context: OperationContext,
): Promise<OpenCourseUser> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  // The count is the class's, which its visitors may not change: the server's own work, for this person alone.
  return withActor(context.db, systemActor, async (trx) => {
    const course = (await lockOpenCourse(trx, id)) ?? fail("NOT_FOUND");
    const now = context.now();
    const status = presentLiveStatus({ ...course, ...(await selectSessionFacts(trx, course.period_id)) }, now);
    if (status === LiveStatusEnum.awaitingReplay || status === LiveStatusEnum.over) fail("OPEN_OVER");
    const before = await selectRegistration(trx, { id, userNo });
    if (!before) {
      if (course.member_most > 0 && course.member_count >= course.member_most) fail("OPEN_FULL");
      await insertRegistration(trx, { id, userNo, now });
    }
    const row = (await selectRegistration(trx, { id, userNo })) ?? fail("UNEXPECTED");
    await setReminder(
      trx,
      {
        row,
        course,
        userNo,
        wanted: (status === LiveStatusEnum.waiting ? isRemind : undefined) ?? row.msg_id !== null,
      },
      context,
    );
    return present(id, course.member_count + (before ? 0 : 1), await selectRegistration(trx, { id, userNo }), context);
  });
}

/** Gives the place back, with its reminder. Without a place nothing happens. */
export async function deleteOpenCourseUser(
  { id }: GetOpenCourseUserBody,
  context: OperationContext,
): Promise<OpenCourseUser> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const course = (await lockOpenCourse(trx, id)) ?? fail("NOT_FOUND");
    const gone = await deleteRegistration(trx, { id, userNo });
    return present(id, course.member_count - (gone ? 1 : 0), undefined, context);
  });
}

interface Wanted {
  row: { id: string; msg_id: string | null };
  course: NonNullable<Awaited<ReturnType<typeof lockOpenCourse>>>;
  userNo: string;
  wanted: boolean;
}

async function setReminder(
  trx: Trx,
  { row, course, userNo, wanted }: Wanted,
  context: OperationContext,
): Promise<void> {
  if (!wanted && row.msg_id !== null) await removeMessage(trx, row.msg_id);
  if (!wanted || row.msg_id !== null) return;
  const texts = context.site.texts(context.locale);
  const name = wordingIn(course.open_name, context.locale);
  const time = dateTimeIn(context.site.settings.timeZone, course.begin_time).slice(0, 16);
  const at = new Date(Math.max(course.begin_time.getTime() - REMIND_BEFORE_MS, context.now().getTime()));
  const msgId = await writeMessage(trx, {
    userNo,
    about: "course",
    orgNo: course.org_no,
    title: texts.t("page.publicClass.remindTitle", { name }),
    paragraphs: [
      [
        messageText(texts.t("page.publicClass.remindText", { name, time })),
        messageText(name, `/publicClass/detail/${course.id}`),
      ],
    ],
    at,
  });
  await keepReminder(trx, row.id, msgId);
}

function present(
  id: string,
  memberCount: number,
  row: { msg_id: string | null; gmt_create: Date } | undefined,
  context: OperationContext,
): OpenCourseUser {
  return {
    id,
    isRegistered: row !== undefined,
    isRemind: row !== undefined && row.msg_id !== null,
    memberCount,
    ...(row ? { gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create) } : {}),
  };
}
