import { sql, type RawBuilder } from "kysely";
import { CertificateAwardEnum, UserTypeEnum } from "../../../../generated/enums.ts";
import type { ListCertificateSourcesBody, ListCertificateSourcesReply } from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { sourceColumns } from "../issuing/queries.ts";

/** Entries that a list to choose from has: more are found by their name. */
const MAX_SOURCES = 20;

const tables = {
  [CertificateAwardEnum.course]: { table: "course", name: "course_name", owner: "lecturer_user_no" },
  [CertificateAwardEnum.exam]: { table: "exam", name: "exam_name", owner: "owner_user_no" },
  [CertificateAwardEnum.grade]: { table: "grade", name: "grade_name", owner: "lecturer_user_no" },
} as const;

/** What a certificate of a kind can be for, the newest first; by hand they are issued for nothing. */
export async function listCertificateSources(
  { awardKind, keyword = "" }: ListCertificateSourcesBody,
  context: OperationContext,
): Promise<ListCertificateSourcesReply> {
  if (awardKind === CertificateAwardEnum.other) return { list: [] };
  const session = sessionIn(context);
  const { table, name, owner } = tables[awardKind];
  const words = keyword.trim();
  const found = words === "" ? sql`true` : hasWords([sql<string>`${sql.ref(name)}`], words);
  const { rows } = await withActor(context.db, actorOf(session), (trx) =>
    sql<{ id: string; name: string }>`select id, ${sql.ref(name)} as name from ${sql.table(table)}
      where ${isOwn(owner, session)} and ${found} order by id desc limit ${MAX_SOURCES}`.execute(trx),
  );
  return { list: rows };
}

/** What a template is for, as its column. NOT_FOUND where it is not one's own. */
export async function sourceOf(
  trx: Trx,
  { awardKind, sourceId, session }: { awardKind: CertificateAwardEnum; sourceId: string | undefined; session: Session },
): Promise<{ course_id?: string; exam_id?: string; grade_id?: string }> {
  if (awardKind === CertificateAwardEnum.other || sourceId === undefined) return {};
  if (!isRecordId(sourceId)) fail("NOT_FOUND");
  const { table, owner } = tables[awardKind];
  const { rows } = await sql`select id from ${sql.table(table)}
    where id = ${sourceId} and ${isOwn(owner, session)}`.execute(trx);
  if (rows.length === 0) fail("NOT_FOUND");
  return { [sourceColumns[awardKind]]: sourceId };
}

/** Its owner decides on certificates, not who assists. */
function isOwn(owner: string, { userNo, userType, orgNo, isOperator }: Session): RawBuilder<unknown> {
  if (isOperator) return sql`true`;
  return userType === UserTypeEnum.organisation ? sql`org_no = ${orgNo}` : sql`${sql.ref(owner)} = ${userNo}`;
}
