import { PLATFORM } from "../../lib/org-no.ts";
import { contract } from "../../../generated/contract.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { mayAsStaff } from "../../core/policy.ts";
import { fail } from "../../core/errors.ts";
import { hasCourse, registeredAmong } from "../orders/index.ts";
import type { Session } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";

/** A period with what decides who may see it. */
export type StudyPeriod = NonNullable<Awaited<ReturnType<typeof selectStudyPeriod>>>;

/**
 * undefined where there is no such period in that course. In a transaction of scope `system`: courses off the shelf are
 * found too.
 */
export function selectStudyPeriod(trx: Trx, { courseId, periodId }: { courseId: string; periodId: string }) {
  return studyPeriods(trx)
    .where("period.id", "=", periodId)
    .where("period.course_id", "=", courseId)
    .executeTakeFirst();
}

/** Periods with what decides who may see them. */
export function studyPeriods(trx: Trx) {
  return trx
    .selectFrom("period")
    .innerJoin("chapter", "chapter.id", "period.chapter_id")
    .innerJoin("course", "course.id", "period.course_id")
    .leftJoin("live_session", "live_session.period_id", "period.id")
    .where("period.gmt_remove", "is", null)
    .select([
      "period.id",
      "period.course_id",
      "period.period_type",
      "period.is_free",
      "chapter.is_free as chapter_is_free",
      "period.begin_time",
      "period.end_time",
      "course.org_no",
      "course.lecturer_user_no",
      "course.is_public",
      "course.no_skip",
      "course.watermark",
      "live_session.is_on",
      "live_session.gmt_start",
      "live_session.has_replay",
    ]);
}

/** Whether a period is there for everybody to try. */
export function isTrial(period: StudyPeriod): boolean {
  return period.is_public === true && (period.is_free || period.chapter_is_free);
}

/**
 * Whether a person may see the whole of a period: because it is free to try, because they hold the course, because they
 * are registered for an open class that is held in it, or because it is theirs to look after: its lecturer, its
 * organisation, an operator.
 */
export async function mayStudy(
  trx: Trx,
  { period, session, now }: { period: StudyPeriod; session: Session; now: Date },
): Promise<boolean> {
  if (isTrial(period) || looksAfter(period, session)) return true;
  return holdsPeriod(trx, { userNo: session.userNo, courseId: period.course_id, periodId: period.id, now });
}

/** Refuses whoever may not study a period. COURSE_NOT_HELD; NOT_FOUND where its course is on offer to nobody. */
export function refuseUnheld({ is_public: isPublic }: Pick<StudyPeriod, "is_public">): never {
  return fail(isPublic === true ? "COURSE_NOT_HELD" : "NOT_FOUND");
}

/**
 * Whether a person has the right to a period by what they bought or registered for. In a transaction of scope `system`.
 */
export async function holdsPeriod(
  trx: Trx,
  { userNo, courseId, periodId, now }: { userNo: string; courseId: string; periodId: string; now: Date },
): Promise<boolean> {
  return (
    (await hasCourse(trx, { userNo, courseId, now })) ||
    (await registeredAmong(trx, { userNos: [userNo], periodId })).has(userNo)
  );
}

/** Those who made a course, and those who audit it: nothing is held against them while they look at it. */
export function looksAfter(period: Pick<StudyPeriod, "lecturer_user_no" | "org_no">, session: Session): boolean {
  if (session.isOperator || session.userNo === period.lecturer_user_no) return true;
  return (
    session.userType === UserTypeEnum.organisation &&
    session.orgNo !== PLATFORM &&
    session.orgNo === period.org_no &&
    mayAsStaff(session, contract.listLiveAttendees)
  );
}

/** Of those, who also leads what goes on there: who only looks does not. */
export function leads(period: Pick<StudyPeriod, "lecturer_user_no" | "org_no">, session: Session): boolean {
  return session.staff?.role !== "reader" && looksAfter(period, session);
}
