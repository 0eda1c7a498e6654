import { sql } from "kysely";
import { AnnouncementAudienceEnum, type AnnouncementStateEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import type { PageRange } from "../../../lib/paging.ts";

export interface AnnouncementRow {
  id: string;
  audience: AnnouncementAudienceEnum;
  target_name: string | null;
  msg_title: string;
  msg_text: unknown;
  is_top: boolean;
  send_time: Date;
  state: AnnouncementStateEnum;
  count_sent: number;
  count_read: string;
}

/** Announcements of a site with how many have read each, the latest written first. In scope system. */
export async function selectAnnouncements(trx: Trx, orgNo: string, range: PageRange): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`select announcement.id, audience, msg_title, msg_text, is_top, send_time,
      state, count_sent,
      case audience when ${AnnouncementAudienceEnum.course} then (select course_name from course where id = target_id)
        when ${AnnouncementAudienceEnum.grade} then (select grade_name from grade where id = target_id) end as target_name,
      (select count(*) from msg_user where msg_user.msg_id = announcement.msg_id and gmt_read is not null) as count_read
    from announcement where org_no = ${orgNo} order by announcement.id desc
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countAnnouncements(trx: Trx, orgNo: string): Promise<number> {
  const { total } = await trx
    .selectFrom("announcement")
    .where("org_no", "=", orgNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Courses or classes of a site by their name, the latest first. In scope system. */
export async function selectTargets(
  trx: Trx,
  {
    orgNo,
    audience,
    keyword,
    limit,
  }: { orgNo: string; audience: AnnouncementAudienceEnum; keyword: string; limit: number },
): Promise<{ id: string; name: string }[]> {
  const isCourse = audience === AnnouncementAudienceEnum.course;
  const name = sql.ref<string>(isCourse ? "course_name" : "grade_name");
  const matches = keyword === "" ? sql`true` : hasWords([name], keyword);
  const { rows } = await sql<{ id: string; name: string }>`select id, ${name} as name
    from ${sql.table(isCourse ? "course" : "grade")} where org_no = ${orgNo} and ${matches}
    order by id desc limit ${limit}`.execute(trx);
  return rows;
}

/** People of a site, or of all, by their numbers. In scope system. */
export function selectPeople(trx: Trx, { orgNo, mobiles }: { orgNo: string | undefined; mobiles: string[] }) {
  const found = trx
    .selectFrom("app_user")
    .where(sql<boolean>`mobile = any(${mobiles}::text[])`)
    .select(["user_no", "mobile"]);
  return (orgNo === undefined ? found : found.where("org_no", "=", orgNo)).execute();
}
