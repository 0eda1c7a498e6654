import { sql, type RawBuilder, type SqlBool } from "kysely";
import { PeriodTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface OwnFilter {
  /** Undefined: everybody's. */
  orgNo: string | undefined;
  id?: string;
  /** Part of the name; empty: all. */
  keyword: string;
}

export interface OwnOpenRow {
  id: string;
  org_no: string;
  open_name: unknown;
  open_desc: unknown;
  introduce: unknown;
  begin_time: Date;
  end_time: Date;
  member_count: number;
  member_most: number;
  is_putaway: boolean;
  period_id: string | null;
  course_name: string | null;
  lecturer_name: string | null;
  org_name: string;
}

/** Open classes, those that begin last first. In scope system. */
export async function selectOwn(
  trx: Trx,
  filter: OwnFilter,
  range: Pick<PageRange, "pageSize" | "offset">,
): Promise<OwnOpenRow[]> {
  const { rows } = await sql<OwnOpenRow>`select open_course.*, course_name, lecturer_name,
      case when open_course.org_no = ${PLATFORM} then '' else org_name end as org_name
    from open_course join organisation on organisation.org_no = open_course.org_no
      left join course on course.id = open_course.course_id
      left join lecturer on lecturer.lecturer_user_no = open_course.lecturer_user_no
    where ${wanted(filter)} order by open_course.begin_time desc, open_course.id desc
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countOwn(trx: Trx, filter: OwnFilter): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from open_course where ${wanted(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

function wanted({ orgNo, id, keyword }: OwnFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`${orgNo === undefined ? sql`true` : sql`open_course.org_no = ${orgNo}`}
    and ${id === undefined ? sql`true` : sql`open_course.id = ${id}`}
    and ${keyword === "" ? sql`true` : hasWords([sql<string>`open_course.open_name::text`], keyword)}`;
}

export interface SessionRow {
  id: string;
  period_name: string;
  course_id: string;
  course_name: string;
  course_logo: string;
  category_id1: string;
  org_no: string;
  lecturer_user_no: string;
  lecturer_name: string | null;
  begin_time: Date;
  end_time: Date;
  is_taken: boolean;
}

/** An open class is held in the session. */
const taken = sql`exists (select from open_course where open_course.period_id = period.id and open_course.is_putaway)`;

/**
 * Live sessions of courses on the shelf that are not over and that no open class is held in, the next first; one of them
 * by its number, also where it is taken. In scope system.
 */
export async function selectSessions(
  trx: Trx,
  { orgNo, id, keyword, now, limit }: OwnFilter & { now: Date; limit: number },
): Promise<SessionRow[]> {
  const names = [sql<string>`course_name`, sql<string>`period_name`];
  const { rows } =
    await sql<SessionRow>`select period.id, period_name, course.id as course_id, course_name, course_logo,
      category_id1, course.org_no, course.lecturer_user_no, lecturer_name, period.begin_time, period.end_time,
      ${taken} as is_taken
    from period join course on course.id = period.course_id
      left join lecturer on lecturer.lecturer_user_no = course.lecturer_user_no
    where period.begin_time is not null and period.end_time > ${now} and period_type = ${PeriodTypeEnum.live}
      and period.gmt_remove is null and course.is_public
      and ${orgNo === undefined ? sql`true` : sql`course.org_no = ${orgNo}`}
      and ${id === undefined ? sql`not ${taken}` : sql`period.id = ${id}`}
      and ${keyword === "" ? sql`true` : hasWords(names, keyword)}
    order by period.begin_time, period.id limit ${limit}`.execute(trx);
  return rows;
}

/** An open class, shown or not, which nobody else changes until the transaction ends. In scope system. */
export function lockOwn(trx: Trx, { id, orgNo }: { id: string; orgNo: string | undefined }) {
  const query = trx.selectFrom("open_course").where("id", "=", id).selectAll().forUpdate();
  return (orgNo === undefined ? query : query.where("org_no", "=", orgNo)).executeTakeFirst();
}

/** Who is registered for a class. In scope system. */
export async function selectRegistered(trx: Trx, id: string): Promise<string[]> {
  const rows = await trx.selectFrom("open_course_user").where("open_course_id", "=", id).select("user_no").execute();
  return rows.map(({ user_no: userNo }) => userNo);
}

/** Takes the reminders of a class away. In scope system. */
export async function removeReminders(trx: Trx, id: string): Promise<void> {
  await sql`delete from msg using open_course_user where open_course_id = ${id} and msg.id = open_course_user.msg_id
    and msg.send_time > now()`.execute(trx);
}
