import { sql } from "kysely";
import type { ExamPaperSection } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

type RandomPart = NonNullable<ExamPaperSection["random"]>[number];

/** The questions of a bank that a paper can have. */
export interface Bank {
  /** The newest versions of the questions that it names. */
  versionOf: Map<string, string>;
  /** Of each random part the newest versions that it may draw. */
  candidates: string[][];
}

/** Reads the numbers of questions alone: a subject may have 100,000. */
export async function selectBank(
  trx: Trx,
  { orgNo, questionIds, parts }: { orgNo: string; questionIds: readonly string[]; parts: readonly RandomPart[] },
): Promise<Bank> {
  const named = await sql<{ id: string; version_id: string }>`select id, version_id from exam_question
    where org_no = ${orgNo} and id = any(${questionIds}::bigint[])`.execute(trx);
  const candidates: string[][] = [];
  for (const { subjectId, questionKind, minDifficulty, maxDifficulty, tag } of parts) {
    // As one text: an array of so many is taken apart ten times as slowly.
    const { rows } = await sql<{
      versions: string | null;
    }>`select string_agg(version_id::text, ',' order by id) as versions
      from exam_question
      where org_no = ${orgNo} and subject_id = ${subjectId} and not is_removed
        and question_kind = coalesce(${questionKind ?? null}::smallint, question_kind)
        and difficulty between ${minDifficulty ?? 1} and ${maxDifficulty ?? 5}
        and (${tag ?? null}::text is null or tags @> array[${tag ?? null}::text])`.execute(trx);
    candidates.push(rows[0]?.versions?.split(",") ?? []);
  }
  return { versionOf: new Map(named.rows.map(({ id, version_id }) => [id, version_id])), candidates };
}

/** The options of versions of questions, in the order that they were written in. */
export async function selectOptions(trx: Trx, versionIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; options: string[] }>`
    select version.id, array_agg(option ->> 'id' order by place) as options
    from exam_question_version as version,
      jsonb_array_elements(version.body -> 'options') with ordinality as given (option, place)
    where version.id = any(${versionIds}::bigint[]) group by version.id`.execute(trx);
  return new Map(rows.map(({ id, options }) => [id, options]));
}
