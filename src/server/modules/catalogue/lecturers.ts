import type {
  GetLecturerBody,
  GetLecturerReply,
  Lecturer,
  ListLecturersBody,
  ListLecturersReply,
} from "../../../generated/types.ts";
import { orgScope, presentOrg } from "../../lib/org-no.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageSpan, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import {
  countFollowers,
  countLecturers,
  selectLecturer,
  selectLecturers,
  type LecturerRow,
} from "./lecturer-queries.ts";

/** Lecturers with courses on the shelf. */
export async function listLecturers(input: ListLecturersBody, context: OperationContext): Promise<ListLecturersReply> {
  const { page, rows: range } = pageSpan(input);
  const orgNo = orgScope(context);
  const filter = { orgNo, typed: input.str };
  const rows = await selectLecturers(context.db, { ...filter, range });
  const total = totalFromPage(rows.length, range) ?? (await countLecturers(context.db, filter));
  return pageOf(rows.map(presentLecturer), total, page);
}

/** A lecturer who passed the audit; NOT_FOUND otherwise, and on an organisation's site where it is not theirs. */
export async function getLecturer(
  { lecturerUserNo }: GetLecturerBody,
  context: OperationContext,
): Promise<GetLecturerReply> {
  const row = isRecordId(lecturerUserNo)
    ? await selectLecturer(context.db, { lecturerUserNo, orgNo: orgScope(context) })
    : undefined;
  if (!row) fail("NOT_FOUND");
  const countAttention = await withActor(context.db, systemActor, (trx) => countFollowers(trx, lecturerUserNo));
  return { ...presentLecturer(row), countAttention };
}

function presentLecturer(row: LecturerRow): Lecturer {
  return {
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name,
    position: row.position,
    headImgUrl: row.head_img_url,
    introduce: row.introduce,
    courseCount: Number(row.course_count ?? 0),
    countStudy: Number(row.count_study ?? 0),
    ...presentOrg(row),
  };
}
