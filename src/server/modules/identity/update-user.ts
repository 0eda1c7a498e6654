import type { UpdateUserBody, UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail, failFields } from "../../core/errors.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { isOwnPicture } from "./own-image.ts";
import { presentUser } from "./present.ts";
import { changeUser, readUser } from "./queries.ts";

/**
 * Changes what a person says of themselves. The next page and the next user view have it, on every node: nothing keeps
 * it in memory.
 */
export async function updateUser(changes: UpdateUserBody, context: OperationContext): Promise<UserInfo> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (changes.photo !== undefined && !(await isOwnPicture(changes.photo, context))) {
    failFields([{ path: "photo", message: context.site.texts(context.locale).t("error.field.photo") }]);
  }
  const trimmed = { ...changes, ...(changes.name === undefined ? {} : { name: changes.name.trim() }) };
  const user = await withActor(context.db, actorOf(session), async (trx) => {
    await changeUser(trx, { userNo, ...trimmed });
    return readUser(trx, userNo);
  });
  return presentUser(user ?? fail("SESSION_INVALID"), context);
}
