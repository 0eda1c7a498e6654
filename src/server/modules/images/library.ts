import type { HandlerInput } from "../../../generated/contract.ts";
import type {
  AddSiteImagePartBody,
  ListSiteImagesBody,
  ListSiteImagesReply,
  RemoveSiteImageBody,
  RestoreSiteImageBody,
  SaveSiteImageBody,
  SiteImage,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import type { IncomingFile } from "../../core/incoming-file.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { libraryRules } from "../media/index.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { readQuota } from "../sites/index.ts";
import { MAX_IMAGES, RESTORE_MS } from "./keep.ts";
import { presentImage } from "./present.ts";
import { countImages, selectImage, selectImages, sumImages, updateImage, type ImageRow } from "./queries.ts";
import { usesOf } from "./uses.ts";
import { rm } from "node:fs/promises";

/** The pictures of an organisation, the newest first. NOT_FOUND for the platform, whose site is a folder. */
export async function listSiteImages(
  { siteOrgNo: orgNo, keyword = "", ...page }: ListSiteImagesBody,
  context: OperationContext,
): Promise<ListSiteImagesReply> {
  const range = pageRange(page);
  const found = { orgNo, keyword: keyword.trim() };
  const { rows, total } = await asCaller(context, orgNo, async (trx) => ({
    rows: await selectImages(trx, found, range),
    total: await countImages(trx, found),
  }));
  const { db, services } = context;
  const quota = await withActor(db, systemActor, async (trx) => ({
    ...(await sumImages(trx, orgNo)),
    imageLimit: MAX_IMAGES,
    ...(await storageOf(trx, orgNo, services.settings.mediaQuotaGb)),
  }));
  return { ...pageOf(await presentAll(rows, orgNo, context), total, range), quota };
}

/**
 * Takes a picture in, made anew. The same file is kept once; one that was removed is back. What `keep` of `SiteImages`
 * refuses; FILE_TOO_LARGE.
 */
export async function addSiteImage(
  { siteOrgNo, fileName, file }: HandlerInput<"addSiteImage", IncomingFile>,
  context: OperationContext,
): Promise<SiteImage> {
  const session = sessionIn(context);
  await asCaller(context, siteOrgNo, async () => undefined);
  const { siteImages } = context.services;
  const path = await siteImages.incomingPath();
  try {
    const { sha256 } = await file.saveTo(path, libraryRules.maxSize);
    const row = await siteImages.keep(path, {
      orgNo: siteOrgNo,
      userNo: session.userNo,
      actor: actorOf(session),
      fileName,
      sha256,
      locale: context.locale,
      now: context.now(),
    });
    return await presentOne(row, context);
  } finally {
    await rm(path, { force: true });
  }
}

/** Changes what a picture is called, and what it shows in words. NOT_FOUND. */
export async function saveSiteImage(
  { siteOrgNo, imageId, name, alt }: SaveSiteImageBody,
  context: OperationContext,
): Promise<SiteImage> {
  const words = Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== ""));
  const row = await asCaller(context, siteOrgNo, async (trx) => {
    await imageOf(trx, siteOrgNo, imageId);
    await updateImage(trx, imageId, { name: name.trim() || fail("NOT_FOUND"), alt: words });
    return imageOf(trx, siteOrgNo, imageId);
  });
  return presentOne(row, context);
}

/** Cuts a part out of a picture, as one of its own; the whole stays. NOT_FOUND, and what `cut` of `SiteImages` refuses. */
export async function addSiteImagePart(
  { siteOrgNo, imageId, ...part }: AddSiteImagePartBody,
  context: OperationContext,
): Promise<SiteImage> {
  const session = sessionIn(context);
  const image = await asCaller(context, siteOrgNo, (trx) => imageOf(trx, siteOrgNo, imageId));
  const row = await context.services.siteImages.cut(image, part, {
    orgNo: siteOrgNo,
    userNo: session.userNo,
    actor: actorOf(session),
    locale: context.locale,
    now: context.now(),
  });
  return presentOne(row, context);
}

/**
 * Takes a picture out of the library. IMAGE_USED, with the places, where the site shows it, its draft or what is
 * scheduled; earlier versions keep theirs. NOT_FOUND.
 */
export async function removeSiteImage(
  { siteOrgNo, imageId }: RemoveSiteImageBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const image = await asCaller(context, siteOrgNo, (trx) => imageOf(trx, siteOrgNo, imageId));
  const { useList } = await presentOne(image, context);
  if (useList.length > 0) fail("IMAGE_USED", { data: { useList } });
  const actor = auditActor(sessionIn(context));
  await asCaller(context, siteOrgNo, async (trx) => {
    await updateImage(trx, imageId, { removed: context.now() });
    await recordAudit(trx, {
      ...actor,
      action: "image.remove",
      orgNo: siteOrgNo,
      subject: `image:${imageId}`,
      detail: { name: image.name },
    });
  });
  return {};
}

/** Puts back what was removed within the last 30 days. NOT_FOUND after that. */
export async function restoreSiteImage(
  { siteOrgNo, imageId }: RestoreSiteImageBody,
  context: OperationContext,
): Promise<SiteImage> {
  const since = context.now().getTime() - RESTORE_MS;
  const row = await asCaller(context, siteOrgNo, async (trx) => {
    const image = await imageOf(trx, siteOrgNo, imageId, true);
    if (image.gmt_remove && image.gmt_remove.getTime() < since) fail("NOT_FOUND");
    await updateImage(trx, imageId, { removed: null });
    return imageOf(trx, siteOrgNo, imageId);
  });
  return presentOne(row, context);
}

/** In the name of who asks. NOT_FOUND where there is no such organisation. */
function asCaller<Result>(
  context: OperationContext,
  orgNo: string,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const there =
      orgNo !== PLATFORM &&
      (await trx.selectFrom("organisation").select("org_no").where("org_no", "=", orgNo).executeTakeFirst());
    if (!there) fail("NOT_FOUND");
    return work(trx);
  });
}

async function imageOf(trx: Trx, orgNo: string, id: string, evenRemoved = false): Promise<ImageRow> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  const row = await selectImage(trx, { orgNo, id });
  return row && (evenRemoved || !row.gmt_remove) ? row : fail("NOT_FOUND");
}

async function storageOf(trx: Trx, orgNo: string, usualStorageGb: number): Promise<{ storageGb: number }> {
  const { storageGb } = await readQuota(trx, { orgNo, usualStorageGb });
  return { storageGb };
}

async function presentOne(row: ImageRow, context: OperationContext): Promise<SiteImage> {
  const [image] = await presentAll([row], row.org_no, context);
  return image ?? fail("NOT_FOUND");
}

async function presentAll(rows: readonly ImageRow[], orgNo: string, context: OperationContext): Promise<SiteImage[]> {
  const uses = await usesOf(rows, orgNo, context);
  const { timeZone } = context.site.settings;
  return rows.map((row) => presentImage(row, uses.get(row.storage_key) ?? [], timeZone));
}
