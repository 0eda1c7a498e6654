import { PLATFORM } from "../../lib/org-no.ts";
import type {
  DeleteMediaAssetBody,
  GetMediaAssetBody,
  GetMediaUrlBody,
  ListMediaAssetsBody,
  ListMediaAssetsReply,
  ListMediaLessonsBody,
  ListMediaLessonsReply,
  MediaAsset,
  PreviewMedia,
  RenameMediaAssetBody,
} from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import {
  countAssets,
  holdAsset,
  selectAsset,
  selectAssetFiles,
  selectAssets,
  type AssetFilter,
  type AssetRow,
} from "./asset-queries.ts";
import { detachAsset, forgetKeys, mayUseAsset } from "./assets.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { plainName } from "../../lib/sanitize-filename.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { presentAsset, presentLesson } from "./present.ts";
import {
  countUses,
  deleteAsset,
  selectDraftLessons,
  selectLessons,
  selectRemovedLessons,
  selectNames,
  updateDownloadName,
  updateName,
} from "./queries.ts";

/** ms: how long a file can be looked at before it is asked for again. */
const TTL_MS = 2 * 60 * 60 * 1000;
/** Lessons that are named of one asset. */
const MAX_LESSONS = 100;

/** One's own files; to an organisation, those that its people uploaded. */
export async function listMediaAssets(
  { kind, keyword, ...page }: ListMediaAssetsBody,
  context: OperationContext,
): Promise<ListMediaAssetsReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const isOrganisation = session.userType === UserTypeEnum.organisation && session.orgNo !== PLATFORM;
  const filter: AssetFilter = {
    userNo: isOrganisation ? undefined : session.userNo,
    orgNo: session.orgNo,
    kind,
    keyword,
  };
  const { rows, total } = await withActor(context.db, actorOf(session), async (trx) => {
    const found = await selectAssets(trx, filter, range);
    return { rows: found, total: totalFromPage(found.length, range) ?? (await countAssets(trx, filter)) };
  });
  return { isOwn: !isOrganisation, ...pageOf(await presentAll(rows, context), total, range) };
}

/** NOT_FOUND where it is not one's own, one's organisation's, or one is an operator. */
export async function getMediaAsset({ mediaNo }: GetMediaAssetBody, context: OperationContext): Promise<MediaAsset> {
  const row = (await seenBy(sessionIn(context), { mediaNo, context })) ?? fail("NOT_FOUND");
  return presentOne(row, context);
}

/**
 * The way to look at it, open for two hours to the person who asked alone. NOT_FOUND; MEDIA_NONE while it is not ready.
 */
export async function getMediaUrl({ mediaNo }: GetMediaUrlBody, context: OperationContext): Promise<PreviewMedia> {
  const session = sessionIn(context);
  const row = (await seenBy(session, { mediaNo, context })) ?? fail("NOT_FOUND");
  const files =
    row.state === "ready" ? await withActor(context.db, systemActor, (trx) => selectAssetFiles(trx, mediaNo)) : [];
  const entry =
    files.find(({ kind }) => kind !== "part" && kind !== "preview" && kind !== "caption") ?? fail("MEDIA_NONE");
  const expires = new Date(context.now().getTime() + TTL_MS);
  const right = await context.services.mediaRight.sign({
    userNo: session.userNo,
    periodId: mediaNo,
    scope: "whole",
    expires,
  });
  return {
    // Checked by the table, and by what was looked for.
    kind: entry.kind as PreviewMedia["kind"],
    url: `/media/asset/${mediaNo}/${right}/${entry.name}`,
    fileName: row.file_name,
    expires: dateTimeIn(context.site.settings.timeZone, expires),
  };
}

/** Gives it another name; the end that says of which kind it is stays. NOT_FOUND. */
export async function renameMediaAsset(
  { mediaNo, fileName }: RenameMediaAssetBody,
  context: OperationContext,
): Promise<MediaAsset> {
  const session = sessionIn(context);
  const row = await withActor(context.db, systemActor, async (trx) => {
    const asset = ownOf(await holdAsset(trx, mediaNo), session);
    const name = withEnding(plainName(fileName), asset.file_name);
    await updateName(trx, { mediaNo, fileName: name, now: context.now() });
    await updateDownloadName(trx, { mediaNo, fileName: name });
    return { ...asset, file_name: name };
  });
  return presentOne(row, context);
}

/** Removes it with all its files. NOT_FOUND; MEDIA_IN_USE while a lesson or a draft names it. */
export async function deleteMediaAsset(
  { mediaNo }: DeleteMediaAssetBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    ownOf(await holdAsset(trx, mediaNo), session);
    const uses = (await countUses(trx, [mediaNo])).get(mediaNo) ?? 0;
    if (uses > 0) fail("MEDIA_IN_USE", { args: { count: uses } });
    for (const periodId of await selectRemovedLessons(trx, mediaNo))
      await detachAsset(trx, { periodId, now: context.now() });
    await forgetKeys(trx, { keys: await deleteAsset(trx, mediaNo), now: context.now() });
  });
  context.services.outbox.wake();
  return {};
}

/** Which lessons show it. NOT_FOUND. */
export async function listMediaLessons(
  { mediaNo }: ListMediaLessonsBody,
  context: OperationContext,
): Promise<ListMediaLessonsReply> {
  if (!(await seenBy(sessionIn(context), { mediaNo, context }))) fail("NOT_FOUND");
  const wanted = { mediaNo, limit: MAX_LESSONS };
  const { lessons, drafts } = await withActor(context.db, systemActor, async (trx) => ({
    lessons: await selectLessons(trx, wanted),
    drafts: await selectDraftLessons(trx, wanted),
  }));
  const withheld = withheldKinds(context.site.settings.features) ?? [];
  return {
    list: [
      ...lessons.map((row) => presentLesson(row, { isDraft: false, withheld })),
      ...drafts.map((row) => presentLesson(row, { isDraft: true, withheld })),
    ].slice(0, MAX_LESSONS),
  };
}

function seenBy(
  session: Session,
  { mediaNo, context }: { mediaNo: string; context: OperationContext },
): Promise<AssetRow | undefined> {
  return withActor(context.db, actorOf(session), (trx) => selectAsset(trx, mediaNo));
}

/** An organisation looks after what its people uploaded; a lecturer after their own. */
function ownOf(asset: AssetRow | undefined, session: Session): AssetRow {
  const isOwn =
    asset &&
    (asset.user_no === session.userNo ||
      (session.userType === UserTypeEnum.organisation && mayUseAsset(asset, session)));
  return asset && isOwn ? asset : fail("NOT_FOUND");
}

async function presentOne(row: AssetRow, context: OperationContext): Promise<MediaAsset> {
  const [asset] = await presentAll([row], context);
  return asset ?? fail("NOT_FOUND");
}

async function presentAll(rows: AssetRow[], context: OperationContext): Promise<MediaAsset[]> {
  const { names, uses } = await withActor(context.db, systemActor, async (trx) => ({
    names: await selectNames(trx, [...new Set(rows.map(({ user_no }) => user_no))]),
    uses: await countUses(
      trx,
      rows.map(({ media_no }) => media_no),
    ),
  }));
  return rows.map((row) =>
    presentAsset({ row, ownerName: names.get(row.user_no) ?? "", useCount: uses.get(row.media_no) ?? 0, context }),
  );
}

function withEnding(name: string, before: string): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(before)?.[0] ?? "";
  return ending === "" || name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}
