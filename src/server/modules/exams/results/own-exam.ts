import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine } from "../authoring/owner.ts";
import { checkDesk, type MoreSettings } from "../desk/access.ts";

export interface OwnExamRow {
  id: string;
  exam_name: string;
  org_no: string;
  owner_user_no: string | null;
  max_cents: number;
  pass_cents: number;
}

const columns = ["id", "exam_name", "org_no", "owner_user_no", "max_cents", "pass_cents"] as const;

/** An exam that whoever asks has made: of its people and answers the server's own work may then read. NOT_FOUND. */
export async function ownExamRow(id: string, context: OperationContext): Promise<OwnExamRow> {
  const row = isRecordId(id)
    ? await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
        trx.selectFrom("exam").where("id", "=", id).where(isMine("exam")).select(columns).executeTakeFirst(),
      )
    : undefined;
  return row ?? fail("NOT_FOUND");
}

/** An exam that somebody watches. */
export interface WatchedExamRow extends OwnExamRow {
  /** Made by whoever asks; otherwise they assist. */
  isMaker: boolean;
  /** Whether they may see who had which score. */
  isResultShown: boolean;
}

/**
 * An exam whose results or analysis whoever asks may see: its makers, and its assistants; where these mark without
 * names, only what has none (`hasNames`). NOT_FOUND.
 */
export async function watchedExamRow(
  id: string,
  context: OperationContext,
  { hasNames }: { hasNames: boolean },
): Promise<WatchedExamRow> {
  const role = await checkDesk(id, "helper", context);
  const row = await withActor(context.db, systemActor, (trx) =>
    trx
      .selectFrom("exam")
      .where("id", "=", id)
      .select([...columns, "settings"])
      .executeTakeFirstOrThrow(),
  );
  const { settings, ...exam } = row;
  // Written by the server.
  const isMaker = role === "maker";
  const isResultShown = isMaker || !(settings as MoreSettings).isAnonymous;
  if (hasNames && !isResultShown) fail("NOT_FOUND");
  return { ...exam, isMaker, isResultShown };
}
