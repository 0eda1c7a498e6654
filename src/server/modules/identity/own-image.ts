import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { readUser } from "./queries.ts";

/**
 * Whether an address may stand for the signed-in person: none, an avatar that they uploaded, the one they have, and in
 * a demo its portraits. Any other address could be a picture of somebody else's, or count who looks at it.
 */
export async function isOwnPicture(address: string, context: OperationContext): Promise<boolean> {
  if (address === "") return true;
  if (context.services.settings.demo && /^\/demo\/lecturers\/[a-z0-9-]+\.svg$/.test(address)) return true;
  const session = sessionIn(context);
  if (await context.services.uploads.ownsPicture({ userNo: session.userNo, purpose: "avatar", fileUrl: address }))
    return true;
  const user = await withActor(context.db, actorOf(session), (trx) => readUser(trx, session.userNo));
  return user?.photo === address;
}
