import type { GetMessageChoiceReply, SaveMessageChoiceBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { sessionIn } from "../../lib/require-session.ts";

/** Which kinds of messages the person does not want. */
export async function getMessageChoice(context: OperationContext): Promise<GetMessageChoiceReply> {
  const { userNo } = sessionIn(context);
  const choice = await withActor(context.db, systemActor, (trx) =>
    trx.selectFrom("message_choice").where("user_no", "=", userNo).select("muted").executeTakeFirst(),
  );
  // Checked by the table.
  return { mutedList: (choice?.muted ?? []) as GetMessageChoiceReply["mutedList"] };
}

/** Keeps the person's choice. What was sent before stays. */
export async function saveMessageChoice(
  { mutedList }: SaveMessageChoiceBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  const chosen = { muted: [...new Set(mutedList)].toSorted(), gmt_modified: context.now() };
  await withActor(context.db, systemActor, (trx) =>
    trx
      .insertInto("message_choice")
      .values({ user_no: userNo, ...chosen })
      .onConflict((conflict) => conflict.column("user_no").doUpdateSet(chosen))
      .execute(),
  );
  return {};
}
