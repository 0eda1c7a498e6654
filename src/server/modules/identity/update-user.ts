import type { UpdateUserBody, UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail, failFields } from "../../core/errors.ts";
import { admitName } from "../moderation/index.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { isOwnPicture } from "./own-image.ts";
import { presentUser } from "./present.ts";
import { changeUser, readUser } from "./queries.ts";

/**
 * Changes what a person says of themselves. The next page and the next user view have it, on every node. TEXT_REFUSED
 * for a name with words that the lists do not let pass.
 */
export async function updateUser(changes: UpdateUserBody, context: OperationContext): Promise<UserInfo> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (changes.photo !== undefined && !(await isOwnPicture(changes.photo, context))) {
    failFields([{ path: "photo", message: context.site.texts(context.locale).t("error.field.photo") }]);
  }
  const trimmed = { ...changes, ...(changes.name === undefined ? {} : { name: changes.name.trim() }) };
  if (trimmed.name !== undefined) await admitName(context.services, { text: trimmed.name, orgNo: session.orgNo });
  const user = await withActor(context.db, actorOf(session), async (trx) => {
    await changeUser(trx, { userNo, ...trimmed });
    return readUser(trx, userNo);
  });
  await context.services.pageViewers.changed(userNo);
  return presentUser(user ?? fail("SESSION_INVALID"), context);
}
