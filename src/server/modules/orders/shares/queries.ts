import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ShareSubject } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import type { PageRange } from "../../../lib/paging.ts";
import { agreedAt, type ShareChangeRow } from "./rates.ts";

export interface SubjectRow {
  subject_no: string;
  subject_name: string;
  org_no: string;
  org_name: string;
  bps: number | null;
  next_bps: number | null;
  gmt_next: Date | null;
  /** What applies where nothing is agreed for the course: of its organisation, or of its lecturer at the platform. */
  above_bps: number | null;
}

interface SubjectFilter {
  subject: ShareSubject;
  /** Part of a name, or a whole number; empty: all. */
  keyword: string;
  subjectNo?: string;
  now: Date;
}

/** Where the subjects of each kind are, and what agrees with them in `earner_rate`. */
const places: Record<ShareSubject, { no: RawBuilder<string>; name: RawBuilder<string>; from: RawBuilder<unknown> }> = {
  organisation: {
    no: sql<string>`organisation.org_no`,
    name: sql<string>`organisation.org_name`,
    from: sql`organisation left join earner_rate on earner_rate.org_no = organisation.org_no
      and earner_rate.user_no is null and earner_rate.course_id is null`,
  },
  lecturer: {
    no: sql<string>`lecturer.lecturer_user_no`,
    name: sql<string>`lecturer.lecturer_name`,
    from: sql`lecturer join organisation on organisation.org_no = lecturer.org_no
      left join earner_rate on earner_rate.org_no = lecturer.org_no and earner_rate.user_no = lecturer.lecturer_user_no`,
  },
  course: {
    no: sql<string>`course.id`,
    name: sql<string>`course.course_name`,
    from: sql`course join organisation on organisation.org_no = course.org_no
      left join earner_rate on earner_rate.course_id = course.id`,
  },
};

/** Organisations but the platform, lecturers of the platform, or all courses; by number, the latest first. In scope system. */
export async function selectSubjects(
  trx: Trx,
  filter: SubjectFilter,
  range: Pick<PageRange, "pageSize" | "offset">,
): Promise<SubjectRow[]> {
  const { subject, now } = filter;
  const { no, name, from } = places[subject];
  const next = sql`earner_rate.gmt_next > ${now}`;
  const above =
    subject === "course"
      ? sql`(select case when above.gmt_next <= ${now} then above.next_bps else above.share_bps end
          from earner_rate above where above.org_no = course.org_no and above.course_id is null
            and case when course.org_no = ${PLATFORM} then above.user_no = course.lecturer_user_no
              else above.user_no is null end)`
      : sql`null::integer`;
  const { rows } = await sql<SubjectRow>`select ${no} as subject_no, ${name} as subject_name, organisation.org_no,
      case when organisation.org_no = ${PLATFORM} then '' else organisation.org_name end as org_name,
      ${agreedAt(now)} as bps, case when ${next} then earner_rate.next_bps end as next_bps,
      case when ${next} then earner_rate.gmt_next end as gmt_next, ${above} as above_bps
    from ${from} where ${wanted(filter)} order by ${no} desc
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countSubjects(trx: Trx, filter: SubjectFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from ${places[filter.subject].from}
    where ${wanted(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

function wanted({ subject, keyword, subjectNo }: SubjectFilter): RawBuilder<SqlBool> {
  const { no, name } = places[subject];
  const ofKind =
    subject === "organisation"
      ? sql`organisation.org_no <> ${PLATFORM}`
      : subject === "lecturer"
        ? sql`lecturer.org_no = ${PLATFORM}`
        : sql`true`;
  const one = subjectNo === undefined ? sql`true` : sql`${no}::text = ${subjectNo}`;
  const found = keyword === "" ? sql`true` : sql`(${no}::text = ${keyword} or ${hasWords([name], keyword)})`;
  return sql<SqlBool>`${ofKind} and ${one} and ${found}`;
}

type AgreementKey = Pick<ShareChangeRow, "orgNo" | "userNo" | "courseId">;

/**
 * Writes down what is agreed from a time on. Until a later time comes, what was agreed before stays. The organisation is
 * locked. In scope system.
 */
export async function saveAgreement(trx: Trx, change: ShareChangeRow): Promise<void> {
  const { orgNo, userNo, courseId, shareBps, from, now } = change;
  const isNow = from <= now;
  const changed = await sql`update earner_rate set gmt_modified = ${now},
      share_bps = ${isNow ? sql`${shareBps}::integer` : agreedAt(now)},
      next_bps = ${isNow ? null : shareBps}, gmt_next = ${isNow ? null : from}
    where ${ofKey(change)} returning id`.execute(trx);
  if (changed.rows.length > 0) return;
  await trx
    .insertInto("earner_rate")
    .values({
      org_no: orgNo,
      user_no: userNo,
      course_id: courseId,
      share_bps: isNow ? shareBps : null,
      next_bps: isNow ? null : shareBps,
      gmt_next: isNow ? null : from,
      gmt_modified: now,
    })
    .execute();
}

export interface ChangeRow {
  id: string;
  share_bps: number | null;
  gmt_from: Date;
  gmt_create: Date;
  changed_by: string | null;
}

/** The changes of one agreement, the latest first. In scope system. */
export async function selectChanges(trx: Trx, key: AgreementKey, range: PageRange): Promise<ChangeRow[]> {
  const { rows } =
    await sql<ChangeRow>`select earner_rate.id, share_bps, gmt_from, earner_rate.gmt_create, app_user.name as changed_by
    from earner_rate_change as earner_rate left join app_user on app_user.user_no = earner_rate.changed_by
    where ${ofKey(key)} order by earner_rate.id desc limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countChanges(trx: Trx, key: AgreementKey): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from earner_rate_change as earner_rate
    where ${ofKey(key)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

function ofKey({ orgNo, userNo, courseId }: AgreementKey): RawBuilder<SqlBool> {
  if (courseId !== null) return sql<SqlBool>`earner_rate.course_id = ${courseId}`;
  return userNo === null
    ? sql<SqlBool>`earner_rate.org_no = ${orgNo} and earner_rate.user_no is null and earner_rate.course_id is null`
    : sql<SqlBool>`earner_rate.org_no = ${orgNo} and earner_rate.user_no = ${userNo}`;
}
