import type {
  AuditMemberProfileBody,
  GetMemberProfileBody,
  MemberProfile,
  SendProfileRequestBody,
  SendProfileRequestReply,
} from "../../../generated/types.ts";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import { plainText } from "../../../site/compile/localise.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { PROFILE_FORM } from "../identity/index.ts";
import { messageText, writeMessages } from "../messages/index.ts";
import { profileInWords } from "./profile-text.ts";
import { askForProfiles, decideProfile, selectProfile } from "./review-queries.ts";
import { whose, type Whose } from "./whose.ts";

/** People whose next page says it at once; more are told within seconds. */
const MAX_TOLD = 100;

/**
 * What somebody filled in to complete their profile, in words, for who verifies it. Each look is recorded. NOT_FOUND
 * where nothing was sent to this organisation, or its site does not verify profiles.
 */
export async function getMemberProfile(
  { siteOrgNo = "", userNo }: GetMemberProfileBody,
  context: OperationContext,
): Promise<MemberProfile> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (!isRecordId(userNo) || !site.settings.members?.verify) fail("NOT_FOUND");
  const definition = site.form(PROFILE_FORM) ?? fail("NOT_FOUND");
  const { row, names } = await withActor(context.db, systemActor, async (trx) => {
    const found = (await selectProfile(trx, { userNo, orgNo })) ?? fail("NOT_FOUND");
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "member.profile",
      orgNo,
      subject: `user:${userNo}`,
    });
    return {
      row: found,
      names: await trx.selectFrom("transport_category").select(["code", "category_name"]).execute(),
    };
  });
  const { timeZone } = site.settings;
  return {
    userNo,
    name: row.name,
    // Checked by the table.
    reviewState: row.review_state as MemberProfile["reviewState"],
    opinion: row.opinion,
    ...(row.gmt_submit ? { gmtSubmit: dateTimeIn(timeZone, row.gmt_submit) } : {}),
    ...(row.gmt_review ? { gmtReview: dateTimeIn(timeZone, row.gmt_review) } : {}),
    answerList: profileInWords({
      definition,
      // Written by `completeProfile` alone, from an object.
      formData: row.form_data as Record<string, unknown>,
      texts: site.texts(context.locale),
      categories: new Map(names.map(({ code, category_name }) => [code, wordingIn(category_name, context.locale)])),
    }),
  };
}

/**
 * Verifies a profile, or sends it back with words, and tells the person. One that was verified can be sent back later.
 * NOT_FOUND; PROFILE_NOT_WAITING where it was decided meanwhile; 900 for a refusal without words.
 */
export async function auditMemberProfile(
  { siteOrgNo = "", userNo, isVerified, opinion = "" }: AuditMemberProfileBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const asked = await whose({ siteOrgNo }, context);
  const { orgNo } = asked;
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const words = opinion.trim();
  if (!isVerified && [...words].length < 2)
    failFields([{ path: "opinion", message: context.site.texts(context.locale).t("error.field.opinion") }]);
  const now = context.now();
  const session = sessionIn(context);
  const name = await nameOf(asked, context);
  await withActor(context.db, systemActor, async (trx) => {
    const found = (await selectProfile(trx, { userNo, orgNo })) ?? fail("NOT_FOUND");
    const decision = { userNo, orgNo, isVerified, opinion: words, reviewer: session.userNo, now };
    if (!(await decideProfile(trx, decision))) fail("PROFILE_NOT_WAITING");
    await notify(trx, { asked, userNos: [userNo], kind: isVerified ? "verified" : "refused", name, words, now });
    await recordAudit(trx, {
      ...auditActor(session),
      action: `member.${isVerified ? "verify" : "refuse"}`,
      orgNo,
      subject: `user:${userNo}`,
      detail: { opinion: words, before: found.review_state },
    });
  });
  await context.services.pageViewers.changed(userNo);
  return {};
}

/**
 * Asks people to complete their profiles, which they do before anything else: those that are named, or everybody. Who is
 * not of the organisation is left out.
 */
export async function sendProfileRequest(
  { siteOrgNo = "", userNoList, opinion = "" }: SendProfileRequestBody,
  context: OperationContext,
): Promise<SendProfileRequestReply> {
  const asked = await whose({ siteOrgNo }, context);
  const { orgNo } = asked;
  // Nobody asks all people of the platform by leaving something out.
  if (orgNo === PLATFORM && !userNoList) fail("NOT_FOUND");
  if (userNoList && !userNoList.every(isRecordId)) fail("NOT_FOUND");
  const words = opinion.trim();
  const now = context.now();
  const name = await nameOf(asked, context);
  const userNos = await withActor(context.db, systemActor, async (trx) => {
    const who = await askForProfiles(trx, { orgNo, userNos: userNoList, opinion: words, now });
    await notify(trx, { asked, userNos: who, kind: "asked", name, words, now });
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "member.ask",
      orgNo,
      subject: who.length === 1 ? `user:${who[0]}` : `organisation:${orgNo}`,
      detail: { askedCount: who.length, opinion: words },
    });
    return who;
  });
  if (userNos.length <= MAX_TOLD) for (const userNo of userNos) await context.services.pageViewers.changed(userNo);
  return { askedCount: userNos.length };
}

async function nameOf({ orgNo, site }: Whose, context: OperationContext): Promise<string> {
  if (orgNo !== PLATFORM) return (await organisationWords(orgNo, site.organisationName, context)).orgName;
  return plainText(site.settings.info.title, site.texts(site.locales.default)) ?? "";
}

interface Notice {
  asked: Whose;
  userNos: readonly string[];
  kind: "asked" | "verified" | "refused";
  name: string;
  words: string;
  now: Date;
}

/** Written in the site's own language: which one the person reads is not known. */
async function notify(trx: Trx, { asked, userNos, kind, name, words, now }: Notice): Promise<void> {
  const { t } = asked.site.texts(asked.site.locales.default);
  const say = (part: "title" | "text") => t(`site.members.profile.${kind}.${part}` as TextKey, { name });
  await writeMessages(trx, {
    userNos,
    about: "system",
    orgNo: asked.orgNo,
    title: say("title"),
    paragraphs: [say("text"), ...(words === "" ? [] : [words])].map((text) => [messageText(text)]),
    at: now,
  });
}
