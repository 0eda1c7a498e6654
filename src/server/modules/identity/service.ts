import type { ProfileForm, ProfileState, UpdateNeedPerfectionBody, UserInfo } from "../../../generated/types.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { isObject } from "../../../shared/json.ts";
import { OWN_GROUP, ownQuestions } from "../../../site/document/own-questions.ts";
import { answersInWords } from "../../lib/own-answers.ts";
import { viewerOfSession } from "../../lib/viewer.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { admitName } from "../moderation/index.ts";
import { presentRoomUser, presentUser } from "./present.ts";
import { checkForm, dayIn } from "./profile-form.ts";
import {
  readAnswers,
  readProfile,
  readReview,
  readTrainingCategories,
  readUser,
  saveAnswers,
  saveProfile,
  type UserRow,
} from "./queries.ts";

/** The form that `firstLoginVerificationStatus` 2 and 4 and `needPerfection` lead to. */
export const PROFILE_FORM = "profile-completion";

/** The signed-in person. */
export async function viewUser(context: OperationContext): Promise<UserInfo> {
  const session = sessionIn(context);
  if (session.room) return presentRoomUser(session, session.room);
  const user =
    (await context.services.pageViewers.find(session)) ??
    (await withActor(context.db, actorOf(session), (trx) => readUser(trx, session.userNo)));
  const viewer = presentViewer(user ?? fail("SESSION_INVALID"), session, context);
  return session.hasStaffPlace ? { ...viewer, hasStaffPlace: true } : viewer;
}

/** What a person is told of themselves in a session: as themselves, or as one of an organisation's staff. */
function presentViewer(user: UserRow, { orgNo, staff }: Session, context: OperationContext): UserInfo {
  if (!staff) return presentUser(user, context);
  const orgName = context.site.view(context.locale).for(viewerOfSession(undefined)).organisation?.orgName;
  return presentUser(user, context, { orgNo, orgName: orgName ?? context.site.organisationName, ...staff });
}

/** Whether the profile has to be completed, and what the person gave already. Nobody else is ever given it. */
export async function viewProfile(context: OperationContext): Promise<ProfileState> {
  const session = sessionIn(context);
  const { user, profile, answers, review } = await withActor(context.db, actorOf(session), async (trx) => ({
    user: (await readUser(trx, session.userNo)) ?? fail("SESSION_INVALID"),
    profile: await readProfile(trx, session.userNo),
    answers: await readAnswers(trx, session),
    review: await readReview(trx, session),
  }));
  const { needPerfection, firstLoginVerificationStatus } = presentViewer(user, session, context);
  // Stored as the body of `updateNeedPerfection` had it, which is of this shape.
  const form = { ...profile, ...(answers ? { [OWN_GROUP]: answers } : {}) } as ProfileForm;
  return {
    needPerfection,
    firstLoginVerificationStatus,
    form,
    // Checked by the table.
    reviewState: (review?.review_state ?? "none") as ProfileState["reviewState"],
    ...(review?.opinion ? { opinion: review.opinion } : {}),
    isReviewed: context.site.settings.members?.verify ?? false,
  };
}

/**
 * Completes the profile by the form of the person's site. What they answer to the site's own questions is kept apart: their organisation reads it, and nothing else of a profile. TEXT_REFUSED for a name that
 * would be theirs and that the lists do not let pass.
 */
export async function completeProfile(data: UpdateNeedPerfectionBody, context: OperationContext): Promise<UserInfo> {
  const session = sessionIn(context);
  const { site } = context;
  const definition = site.form(PROFILE_FORM) ?? fail("NOT_FOUND");
  const today = dayIn(site.settings.timeZone ?? "Asia/Shanghai", context.now());
  const texts = site.texts(context.locale);
  const categories = await readTrainingCategories(context.db);
  const { [OWN_GROUP]: own, ...formData } = checkForm({ definition, data: { ...data }, texts, today, categories });
  const answers = isObject(own) ? own : {};
  const questions = ownQuestions(definition);
  const words = answersInWords(answers, questions, texts.say);
  const { userNo, orgNo } = session;
  const isReviewed = site.settings.members?.verify ?? false;
  // Whoever has no name gets this one, which stands beside all that they write.
  const { name } = formData;
  const before = await withActor(context.db, systemActor, (trx) => readUser(trx, userNo));
  if (typeof name === "string" && before?.name === "") await admitName(context.services, { text: name, orgNo });
  const user = await withActor(context.db, systemActor, async (trx) => {
    // Whoever left meanwhile has sent it to an organisation that they no longer belong to.
    if ((await readUser(trx, userNo))?.org_no !== orgNo) fail("SESSION_INVALID");
    await saveProfile(trx, { userNo, orgNo, formData, isReviewed, now: context.now() });
    // A form that asks nothing of its own any more takes nothing away.
    if (questions.length > 0) await saveAnswers(trx, { userNo, orgNo, answers, words });
    return readUser(trx, userNo);
  });
  await context.services.pageViewers.changed(session.userNo);
  context.reply.messageKey = isReviewed ? "form.profileCompletion.sent" : "form.profileCompletion.success";
  return presentUser(user ?? fail("SESSION_INVALID"), context);
}

/** Ends the session, on every node. */
export async function signOut(context: OperationContext): Promise<void> {
  await context.services.sessions.end(sessionIn(context), "logout");
  context.reply.sessionToken = null;
}
