import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine } from "../authoring/owner.ts";

export interface OwnExamRow {
  id: string;
  exam_name: string;
  org_no: string;
  owner_user_no: string | null;
  max_cents: number;
  pass_cents: number;
}

/** An exam that whoever asks has made: of its people and answers the server's own work may then read. NOT_FOUND. */
export async function ownExamRow(id: string, context: OperationContext): Promise<OwnExamRow> {
  const row = isRecordId(id)
    ? await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
        trx
          .selectFrom("exam")
          .where("id", "=", id)
          .where(isMine("exam"))
          .select(["id", "exam_name", "org_no", "owner_user_no", "max_cents", "pass_cents"])
          .executeTakeFirst(),
      )
    : undefined;
  return row ?? fail("NOT_FOUND");
}
