import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import type { AddCertificatePictureBody, AddCertificatePictureReply } from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { megabytes } from "../../../core/incoming-file.ts";
import type { Services } from "../../../core/services.ts";
import { type Actor, systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import type { Picture } from "../drawing/layout.ts";
import { ownerOf } from "../owner.ts";

/** Bytes of a file that a picture is made from. */
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Copies a picture of the media library for a template; the same picture again is the one that is there. An organisation
 * takes what is its own, everybody else what they uploaded themselves. NOT_FOUND; FILE_TOO_LARGE; PICTURE_UNREADABLE for
 * what is no picture by its bytes, whatever its name; PICTURE_TOO_MANY_PIXELS.
 */
export async function addCertificatePicture(
  { mediaNo }: AddCertificatePictureBody,
  context: OperationContext,
): Promise<AddCertificatePictureReply> {
  const session = sessionIn(context);
  const { userNo, orgNo, userType } = session;
  const asset = await withActor(context.db, systemActor, (trx) =>
    trx
      .selectFrom("media_asset")
      .where("media_no", "=", mediaNo)
      .select(["user_no", "org_no", "storage_key"])
      .executeTakeFirst(),
  );
  const isOrganisation = userType === UserTypeEnum.organisation;
  if (!asset || !(asset.user_no === userNo || (isOrganisation && asset.org_no === orgNo))) fail("NOT_FOUND");
  const made = await readPicture({ key: asset.storage_key, use: "design", orgNo }, context.services);
  const sha256 = createHash("sha256").update(made.content).digest();
  const { org_no, owner_user_no } = ownerOf(session);
  const pictureNo = await withActor(context.db, systemActor, async (trx) => {
    // Chosen again it is about to be used: the cleanup leaves it for a day.
    const same = await trx
      .updateTable("certificate_picture")
      .set({ gmt_create: context.now() })
      .where("org_no", "=", org_no)
      .where("owner_user_no", owner_user_no === null ? "is" : "=", owner_user_no)
      .where("holder_user_no", "is", null)
      .where("sha256", "=", sha256)
      .returning("picture_no")
      .executeTakeFirst();
    if (same) return same.picture_no;
    const made_no = newPictureNo();
    await trx
      .insertInto("certificate_picture")
      .values({ ...rowOf(made, sha256), picture_no: made_no, org_no, owner_user_no, gmt_create: context.now() })
      .execute();
    return made_no;
  });
  return { pictureNo, width: made.width, height: made.height };
}

export const newPictureNo = (): string => randomBytes(16).toString("base64url");

/** A picture as its table has it. */
export function rowOf(
  { mediaType, width, height, content }: Picture,
  sha256 = createHash("sha256").update(content).digest(),
) {
  return { media_type: mediaType, width, height, content: Buffer.from(content), sha256 };
}

/** A stored file, made anew by a thread from its pixels. NOT_FOUND, FILE_TOO_LARGE, PICTURE_UNREADABLE. */
export async function readPicture(
  { key, use, orgNo }: { key: string; use: "design" | "photo"; orgNo: string },
  { storage, work }: Pick<Services, "storage" | "work">,
): Promise<Picture> {
  const stored = (await storage.read(key)) ?? fail("NOT_FOUND");
  if (stored.size > MAX_BYTES) {
    stored.stream.destroy();
    fail("FILE_TOO_LARGE", { args: { limit: megabytes(MAX_BYTES) } });
  }
  const bytes = await buffer(stored.stream);
  return work.run("makeCertificatePicture", { bytes: new Uint8Array(bytes), use }, { owner: `certificates ${orgNo}` });
}

/** The pictures of some numbers that whoever asks may see, by their numbers. */
export async function selectPictures(
  db: Db,
  actor: Actor,
  pictureNos: readonly string[],
): Promise<Record<string, Picture>> {
  if (pictureNos.length === 0) return {};
  const rows = await withActor(db, actor, async (trx) => {
    const found = await sql<
      Picture & { pictureNo: string }
    >`select picture_no as "pictureNo", media_type as "mediaType",
        width, height, content from certificate_picture where picture_no = any(${[...pictureNos]}::text[])`.execute(
      trx,
    );
    return found.rows;
  });
  return Object.fromEntries(rows.map(({ pictureNo, ...picture }) => [pictureNo, picture]));
}
