import { sql } from "kysely";
import type {
  CheckWordListBody,
  CheckWordListReply,
  ImportWordListBody,
  ImportWordListReply,
  ListModerationWordsBody,
  ListModerationWordsReply,
  ModerationWord,
  SaveModerationWordBody,
  SaveModerationWordReply,
  CheckModerationTextBody,
  CheckModerationTextReply,
} from "../../../../generated/types.ts";
import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { PLATFORM, presentOrgNo } from "../../../lib/org-no.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { verdictOf } from "../judge-text.ts";
import { whose } from "../whose.ts";
import { wordForm } from "./find-listed.ts";
import { parseList, type GivenWord, type ParsedList } from "./parse-list.ts";
import { changeWord, matching, selectForms, upsertWords } from "./word-queries.ts";

/** Words of the platform, and of an organisation. */
export const MAX_LIST = 60_000;
/** Lines of a list that are shown before it is taken over. */
const MAX_SHOWN = 20;
/** Words that are written in one statement. */
const BATCH = 5000;

/** A list of words, the latest first. */
export async function listModerationWords(
  { siteOrgNo = "", pageCurrent, pageSize, ...asked }: ListModerationWordsBody,
  context: OperationContext,
): Promise<ListModerationWordsReply> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  const range = pageRange({ pageCurrent, pageSize });
  return withActor(context.db, systemActor, async (trx) => {
    const found = trx.selectFrom("moderation_word").where(matching({ ...asked, orgNo }));
    const rows = await found
      .select(["id", "word", "level", "tags", "gmt_modified"])
      .orderBy("id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const { total } = await found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const list = rows.map((row) => ({
      id: row.id,
      word: row.word,
      // Checked by the table.
      level: row.level as ModerationWord["level"],
      tagList: row.tags,
      gmtModified: dateTimeIn(site.settings.timeZone, row.gmt_modified),
    }));
    return pageOf(list, Number(total), range);
  });
}

/** Adds a word, or changes one. 900 where nothing of it can be looked for; WORD_THERE; WORD_LIST_TOO_LONG; NOT_FOUND. */
export async function saveModerationWord(
  { siteOrgNo = "", id, word, level, tagList = [] }: SaveModerationWordBody,
  context: OperationContext,
): Promise<SaveModerationWordReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const form = wordForm(word);
  if (form === "")
    failFields([{ path: "word", message: context.site.texts(context.locale).t("error.field.moderationWord") }]);
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  const session = sessionIn(context);
  const given: GivenWord = { word: word.trim(), form, level, tags: tagList };
  const saved = await withActor(context.db, systemActor, async (trx) => {
    await lockList(trx, orgNo);
    const there = await trx
      .selectFrom("moderation_word")
      .where("org_no", "=", orgNo)
      .where("word_form", "=", form)
      .select("id")
      .executeTakeFirst();
    if (there && there.id !== id) fail("WORD_THERE");
    const change = { orgNo, word: given, userNo: session.userNo, now: context.now() };
    if (id === undefined) await refuseTooLong(trx, { orgNo, more: 1 });
    const savedId = (await changeWord(trx, { ...change, id })) ?? fail("NOT_FOUND");
    await recordAudit(trx, {
      ...auditActor(session),
      action: "moderation.word",
      orgNo,
      subject: `word:${savedId}`,
      detail: { word: given.word, level },
    });
    return savedId;
  });
  await context.services.wordLists.changed(orgNo);
  return { id: saved };
}

/** What would become of a list of words. */
export async function checkWordList(
  { siteOrgNo = "", ...input }: CheckWordListBody,
  context: OperationContext,
): Promise<CheckWordListReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const list = readList(input);
  const { t } = context.site.texts(context.locale);
  const counts = await withActor(context.db, systemActor, async (trx) => {
    const { newCount, changedCount, sameCount } = await compare(trx, { orgNo, list });
    await refuseTooLong(trx, { orgNo, more: newCount });
    return { newCount, changedCount, sameCount };
  });
  return {
    ...counts,
    doubleCount: list.doubles,
    takenCount: counts.newCount + counts.changedCount,
    refusedList: list.wrong.map((row) => ({ row, reason: "unreadable" as const })),
    sampleList: list.words.slice(0, MAX_SHOWN).map(({ row, word, level }) => ({
      row,
      text: `${word} · ${t(`enum.WordLevelEnum.${level}` as TextKey)}`,
    })),
  };
}

/** Takes a list over, all or nothing. WORD_LIST_TOO_LONG. */
export async function importWordList(
  { siteOrgNo = "", ...input }: ImportWordListBody,
  context: OperationContext,
): Promise<ImportWordListReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const list = readList(input);
  const session = sessionIn(context);
  const now = context.now();
  const { newCount, changedCount } = await withActor(context.db, systemActor, async (trx) => {
    await lockList(trx, orgNo);
    const found = await compare(trx, { orgNo, list });
    await refuseTooLong(trx, { orgNo, more: found.newCount });
    for (let at = 0; at < found.toWrite.length; at += BATCH)
      await upsertWords(trx, { orgNo, words: found.toWrite.slice(at, at + BATCH), userNo: session.userNo, now });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "moderation.wordsImported",
      orgNo,
      subject: `organisation:${orgNo}`,
      detail: { newCount: found.newCount, changedCount: found.changedCount },
    });
    return found;
  });
  await context.services.wordLists.changed(orgNo);
  return { newCount, changedCount };
}

/** What the lists make of a text, as they are stored now. */
export async function checkModerationText(
  { siteOrgNo = "", text }: CheckModerationTextBody,
  context: OperationContext,
): Promise<CheckModerationTextReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const { t } = context.site.texts(context.locale);
  const hits = await context.services.wordLists.findFresh(orgNo, text);
  const verdict = verdictOf(text, hits);
  return {
    outcome: verdict.outcome,
    outcomeName: t(`site.moderation.outcome.${verdict.outcome}` as TextKey),
    text: verdict.text,
    hitList: hits.map(({ word, start, end }) => ({
      text: text.slice(start, end),
      word: word.word,
      level: word.level as ModerationWord["level"],
      levelName: t(`enum.WordLevelEnum.${word.level}` as TextKey),
      orgNo: presentOrgNo(word.orgNo),
    })),
  };
}

function readList({ text, level, tagList = [] }: Pick<ImportWordListBody, "text" | "level" | "tagList">): ParsedList {
  const list = parseList(text, { level, tags: tagList });
  if (list.words.length > MAX_LIST) fail("WORD_LIST_TOO_LONG", { args: { most: MAX_LIST } });
  return list;
}

/** What of a list is new, and what changes: compared here, as a join would need to know how long the lists are. */
async function compare(trx: Trx, { orgNo, list }: { orgNo: string; list: ParsedList }) {
  const known = await selectForms(trx, orgNo);
  const added = list.words.filter(({ form }) => !known.has(form));
  const changed = list.words.filter(({ form, level, tags }) => {
    const there = known.get(form);
    return there && (there.level !== level || there.tags.join(" ") !== tags.join(" "));
  });
  const sameCount = list.words.length - added.length - changed.length;
  return { toWrite: [...added, ...changed], newCount: added.length, changedCount: changed.length, sameCount };
}

async function refuseTooLong(trx: Trx, { orgNo, more }: { orgNo: string; more: number }): Promise<void> {
  const { total } = await trx
    .selectFrom("moderation_word")
    .where("org_no", "=", orgNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  if (more > 0 && Number(total) + more > MAX_LIST) fail("WORD_LIST_TOO_LONG", { args: { most: MAX_LIST } });
}

/** Of two who change a list at once, one waits for the other. */
async function lockList(trx: Trx, orgNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`moderation_word ${orgNo || PLATFORM}`}))`.execute(trx);
}
