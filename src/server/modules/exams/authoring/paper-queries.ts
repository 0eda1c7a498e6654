import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** Papers that one list names at most. */
const MAX_PAPERS = 50;

/** The papers whose newest version names a question, as far as whoever asks may see them. */
export async function selectPapersWith(trx: Trx, questionId: string): Promise<{ id: string; paperName: string }[]> {
  const named = JSON.stringify([{ fixed: [{ questionId }] }]);
  const { rows } = await sql<{ id: string; paperName: string }>`
    select exam_paper.id, exam_paper.paper_name as "paperName"
    from exam_paper join exam_paper_version as version on version.id = exam_paper.version_id
    where not exam_paper.is_removed and version.sections @> ${named}::jsonb
    order by exam_paper.id desc limit ${MAX_PAPERS}`.execute(trx);
  return rows;
}
