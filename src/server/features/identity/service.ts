import type { ProfileForm, ProfileState, UpdateNeedPerfectionBody, UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../errors.ts";
import { sessionIn } from "../session-in.ts";
import { presentUser } from "./present.ts";
import { checkForm, dayIn } from "./profile-form.ts";
import { readProfile, readTrainingCategories, readUser, saveProfile } from "./queries.ts";

/** The form that `firstLoginVerificationStatus` 2 and 4 and `needPerfection` lead to (`specification.md §4`). */
const PROFILE_FORM = "profile-completion";

/** The signed-in person. */
export async function viewUser(context: OperationContext): Promise<UserInfo> {
  const session = sessionIn(context);
  const user = await withActor(context.db, actorOf(session), (trx) => readUser(trx, session.userNo));
  return presentUser(user ?? fail("SESSION_INVALID"), context);
}

/** Whether the profile has to be completed, and what the person gave already. Nobody else is ever given it. */
export async function viewProfile(context: OperationContext): Promise<ProfileState> {
  const session = sessionIn(context);
  const { user, profile } = await withActor(context.db, actorOf(session), async (trx) => ({
    user: (await readUser(trx, session.userNo)) ?? fail("SESSION_INVALID"),
    profile: await readProfile(trx, session.userNo),
  }));
  const { needPerfection, firstLoginVerificationStatus } = presentUser(user, context);
  // Stored as the body of `updateNeedPerfection` had it, which is of this shape.
  return { needPerfection, firstLoginVerificationStatus, form: (profile ?? {}) as ProfileForm };
}

/** Completes the profile by the form of the person's site (`specification.md §5`). */
export async function completeProfile(data: UpdateNeedPerfectionBody, context: OperationContext): Promise<UserInfo> {
  const session = sessionIn(context);
  const { site } = context;
  const definition = site.form(PROFILE_FORM) ?? fail("NOT_FOUND");
  const today = dayIn(site.settings.timeZone ?? "Asia/Shanghai", context.now());
  const categories = await readTrainingCategories(context.db);
  const formData = checkForm({ definition, data: { ...data }, texts: site.texts(context.locale), today, categories });
  const user = await withActor(context.db, actorOf(session), async (trx) => {
    await saveProfile(trx, { userNo: session.userNo, formData });
    return readUser(trx, session.userNo);
  });
  context.reply.messageKey = "form.profileCompletion.success";
  return presentUser(user ?? fail("SESSION_INVALID"), context);
}

/** Ends the session, on every node. */
export async function signOut(context: OperationContext): Promise<void> {
  await context.services.sessions.end(sessionIn(context), "logout");
  context.reply.sessionToken = null;
}
