import type { SendOwnFormBody } from "../../../generated/types.ts";
import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { formQuestions, linkTitles, type OwnFormInbox } from "../../../site/document/own-form.ts";
import { cutText } from "../../../shared/cut-text.ts";
import { dayIn } from "../../../shared/date-time.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { answersInWords } from "../../lib/own-answers.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { checkForm } from "../identity/index.ts";
import { messageText, writeMessages } from "../messages/index.ts";
import type { Tenant } from "../sites/index.ts";
import { hasEntry, insertEntry, selectAccounts } from "./queries.ts";

/** What one network may send to one site in an hour, and how much of it without a captcha. */
export const SENT_AN_HOUR = { most: 10, free: 3 } as const;
/** What may come in at one site in an hour, and how much of it before everybody takes a captcha. */
export const SITE_AN_HOUR = { most: 600, free: 60 } as const;
/** Seconds that a person takes at least. */
const LEAST_SECONDS = 2;
/** Seconds in which an organisation is told of one form once. */
const NOTICE_SECONDS = 600;
const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;
const MAX_TITLE = 200;

/**
 * Stores what a visitor filled in, as the published form of the site asks for it: what a page says of the form counts
 * for nothing. The same key is stored once. FORM_GONE, FORM_TOO_FAST, FORM_TOO_MANY, CAPTCHA_NEEDED, CAPTCHA_WRONG;
 * 900 for its fields.
 */
export async function sendOwnForm(input: SendOwnFormBody, context: OperationContext): Promise<Record<string, never>> {
  const { siteOrgNo, form, answers, seconds, website = "", idempotencyKey, captcha } = input;
  const { site, definition, inbox } = await publishedForm(siteOrgNo, form, context);
  const { db } = context;
  const { orgNo } = site;
  const isSent = () => withActor(db, systemActor, (trx) => hasEntry(trx, { orgNo, onceKey: idempotencyKey }));
  if (await isSent()) return {};
  // Whoever fills in what nobody sees is a program; somebody whose browser did it is told, and loses nothing.
  if (website !== "" || seconds < LEAST_SECONDS) fail("FORM_TOO_FAST");
  const now = context.now();
  const asked = checkForm({
    definition,
    data: answers,
    texts: site.texts(context.locale),
    today: dayIn(site.settings.timeZone, now),
    categories: new Map(),
  });
  await admit({ orgNo, captcha, now }, context);
  // As the organisation reads it, in whatever language it was asked.
  const { say } = site.texts(site.locales.default);
  const questions = formQuestions(definition);
  const linked = Object.fromEntries([...linkTitles(definition)].map(([name, title]) => [name, say(title)]));
  const words = answersInWords(asked, questions, (key, values) => say(key, { ...linked, ...values }));
  const isNew = await withActor(db, systemActor, (trx) =>
    insertEntry(trx, {
      orgNo,
      form,
      formTitle: cutText(say(inbox.name), MAX_TITLE),
      answers: questions.flatMap(({ name }) => {
        const told = words[name];
        return told ? [{ name, title: told.question, value: told.answer }] : [];
      }),
      onceKey: idempotencyKey,
      now,
      expires: new Date(now.getTime() + inbox.keepDays * DAY_MS),
    }),
  );
  if (isNew && inbox.notify) await tell({ site, form, inbox, now }, context);
  return {};
}

interface Published {
  site: Tenant;
  definition: FormDefinition;
  inbox: OwnFormInbox;
}

/** The form as its site shows it now. A platform has no inbox: its own people write to it otherwise. */
async function publishedForm(orgNo: string, name: string, { services }: OperationContext): Promise<Published> {
  const site = orgNo === PLATFORM ? undefined : await services.tenants.resolve(orgNo);
  if (!site) return fail((await services.tenants.isSuspended(orgNo)) ? "SITE_SUSPENDED" : "FORM_GONE");
  const definition = site.form(name);
  return definition?.inbox ? { site, definition, inbox: definition.inbox } : fail("FORM_GONE");
}

interface Sending {
  orgNo: string;
  captcha: string | undefined;
  now: Date;
}

/** Counts by itself, so that it counts when what follows fails. */
async function admit({ orgNo, captcha, now }: Sending, { db, ip, services }: OperationContext): Promise<void> {
  const network = `own form ${orgNo} ${limitedNetwork(ip)}`;
  const window = { seconds: HOUR_SECONDS, now };
  const count = async (trx: Trx, subject: string, { most, free }: { most: number; free: number }) => ({
    isFree: await countUse(trx, { ...window, subject, most: free }),
    // A second count of none: whether it was one too many.
    isMost: await countUse(trx, { ...window, subject, most, times: 0 }),
  });
  const { isFree, isMost } = await withActor(db, systemActor, async (trx) => {
    const own = await count(trx, network, SENT_AN_HOUR);
    // What one network has too much of is no load of the site's.
    const all = own.isMost ? await count(trx, `own form ${orgNo}`, SITE_AN_HOUR) : { isFree: true, isMost: true };
    return { isFree: own.isFree && all.isFree, isMost: own.isMost && all.isMost };
  });
  if (!isMost) fail("FORM_TOO_MANY");
  if (!isFree) await services.captcha.check(captcha);
}

/** Tells the accounts of the organisation, in its site's own language; of many that come in at once, one time. */
async function tell(
  { site, form, inbox, now }: Pick<Published, "site" | "inbox"> & { form: string; now: Date },
  { db, services }: OperationContext,
): Promise<void> {
  const { orgNo } = site;
  const { t, say } = site.texts(site.locales.default);
  const userNos = await withActor(db, systemActor, async (trx) => {
    const subject = `own form notice ${orgNo} ${form}`;
    if (!(await countUse(trx, { subject, most: 1, seconds: NOTICE_SECONDS, now }))) return [];
    const accounts = await selectAccounts(trx, orgNo);
    const name = cutText(say(inbox.name), MAX_TITLE / 2);
    await writeMessages(trx, {
      userNos: accounts,
      about: "system",
      title: t("site.ownForm.notice", { name }),
      paragraphs: [
        [
          messageText(t("site.ownForm.notice.text")),
          messageText(t("site.ownForm.notice.link"), `/account/organization/forms?form=${form}`),
        ],
      ],
      at: now,
    });
    return accounts;
  });
  for (const userNo of userNos) await services.pageViewers.changed(userNo);
}
