import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

/** Whose courses are listed; the operators' view has neither. */
export interface MakerFilter {
  lecturerUserNo?: string | undefined;
  orgNo?: string | undefined;
  categories?: readonly number[] | undefined;
  keyword?: string | undefined;
  state?: number | undefined;
}

export type DraftCardRow = Awaited<ReturnType<typeof selectDraftCards>>[number];

/** A page of courses with what their drafts say: those that were edited last first, where nothing else is asked. */
export function selectDraftCards(
  trx: Trx,
  filter: MakerFilter,
  { range, sort }: { range: PageRange; sort: "" | "courseName" | "-countStudy" },
) {
  return filtered(trx, filter)
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "course.lecturer_user_no")
    .select([
      "course.id",
      "course.course_category",
      "course.lecturer_user_no",
      "lecturer.lecturer_name",
      "course.audit_status",
      "course.is_putaway",
      "course.count_study",
    ])
    .select([
      "course_draft.version",
      "course_draft.draft_state",
      "course_draft.audit_opinion",
      shownName.as("course_name"),
    ])
    .select(sql<string>`coalesce(course_draft.body ->> 'courseLogo', course.course_logo)`.as("course_logo"))
    .select(sql<boolean>`coalesce((course_draft.body ->> 'isFree')::int = 1, course.is_free)`.as("is_free"))
    .select([
      sql<string | null>`course_draft.body ->> 'courseOriginal'`.as("draft_original"),
      "course.course_original_fen",
      edited.as("gmt_edited"),
    ])
    .$if(sort === "courseName", (query) => query.orderBy(shownName))
    .$if(sort === "-countStudy", (query) => query.orderBy("course.count_study", "desc"))
    .orderBy(edited, "desc")
    .orderBy("course.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

/** How many there are in each state, whichever state is asked for. */
export async function countByState(trx: Trx, filter: MakerFilter): Promise<Map<number, number>> {
  const rows = await filtered(trx, { ...filter, state: undefined })
    .select([state.as("state"), sql<string>`count(*)`.as("num")])
    .groupBy(state)
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.num)]));
}

const state = sql<number>`coalesce(course_draft.draft_state, case course.audit_status when 1 then 2 else 0 end)`;
const shownName = sql<string>`coalesce(course_draft.body ->> 'courseName', course.course_name)`;
const edited = sql<Date>`coalesce(course_draft.gmt_modified, course.gmt_modified)`;

function filtered(trx: Trx, { lecturerUserNo, orgNo, categories, keyword, state: wished }: MakerFilter) {
  let query = trx.selectFrom("course").leftJoin("course_draft", "course_draft.course_id", "course.id");
  if (lecturerUserNo !== undefined) query = query.where("course.lecturer_user_no", "=", lecturerUserNo);
  if (orgNo !== undefined) query = query.where("course.org_no", "=", orgNo);
  if (categories !== undefined) query = query.where("course.course_category", "in", categories);
  if (wished !== undefined) query = query.where(state, "=", wished);
  if (keyword) query = query.where(sql<boolean>`position(${keyword.toLowerCase()} in lower(${shownName})) > 0`);
  return query;
}
