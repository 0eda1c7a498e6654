import type { GetMessageChoiceReply, SaveMessageChoiceBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { USUAL_QUIET } from "./quiet-hours.ts";

/** Which kinds of messages the person does not want, which of the others by SMS too, and when not. */
export async function getMessageChoice(context: OperationContext): Promise<GetMessageChoiceReply> {
  const { userNo } = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const choice = await trx
      .selectFrom("message_choice")
      .where("user_no", "=", userNo)
      .select(["muted", "by_sms", "quiet_from", "quiet_to"])
      .executeTakeFirst();
    return {
      // Checked by the table.
      mutedList: (choice?.muted ?? []) as GetMessageChoiceReply["mutedList"],
      smsList: (choice?.by_sms ?? []) as GetMessageChoiceReply["smsList"],
      quietFrom: choice?.quiet_from ?? USUAL_QUIET.from,
      quietTo: choice?.quiet_to ?? USUAL_QUIET.to,
      isSmsOffered: (await isSmsOffered(trx, context)) ? 1 : 0,
    };
  });
}

/** Whether messages can come by SMS: the server sends them, and the account has a number. */
async function isSmsOffered(trx: Trx, context: OperationContext): Promise<boolean> {
  if (!context.services.settings.smsMessages) return false;
  const { userNo } = sessionIn(context);
  const account = await trx.selectFrom("app_user").where("user_no", "=", userNo).select("mobile").executeTakeFirst();
  return typeof account?.mobile === "string";
}

/** Keeps the person's choice. What was sent before stays. 900 for SMS where none are sent. */
export async function saveMessageChoice(
  { mutedList, smsList, quietFrom, quietTo }: SaveMessageChoiceBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  const chosen = {
    muted: [...new Set(mutedList)].toSorted(),
    ...(smsList === undefined ? {} : { by_sms: [...new Set(smsList)].toSorted() }),
    ...(quietFrom === undefined ? {} : { quiet_from: quietFrom }),
    ...(quietTo === undefined ? {} : { quiet_to: quietTo }),
    gmt_modified: context.now(),
  };
  await withActor(context.db, systemActor, async (trx) => {
    if (smsList !== undefined && smsList.length > 0 && !(await isSmsOffered(trx, context))) {
      const message = context.site.texts(context.locale).t("error.field.messageSms");
      failFields([{ path: "smsList", message }]);
    }
    await trx
      .insertInto("message_choice")
      .values({ user_no: userNo, ...chosen })
      .onConflict((conflict) => conflict.column("user_no").doUpdateSet(chosen))
      .execute();
  });
  return {};
}
