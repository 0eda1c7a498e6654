import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { UploadPurpose } from "../../../../generated/types.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { isPublicKey, type Storage } from "../../../providers/storage/storage.ts";
import { clearIncoming, clearParts, partsFolder } from "./incoming-folder.ts";
import {
  ownsUpload,
  removeAbandoned,
  removeUpload,
  selectAbandoned,
  selectGoing,
  selectStorageKey,
} from "./queries.ts";

/** What other features may ask of uploads. Not inside a transaction: each asks in one of its own. */
export interface Uploads {
  /** Whether a `fileUrl` is that of a picture which this person has uploaded for this purpose, and anybody may see. */
  ownsPicture(picture: { userNo: string; purpose: UploadPurpose; fileUrl: string }): Promise<boolean>;
  /** Whether this person has uploaded this file for this purpose. */
  ownsFile(file: { userNo: string; purpose: UploadPurpose; fileNo: string }): Promise<boolean>;
  /**
   * Where a finished upload can be read; of a private one by this person alone, and for some minutes, so give it only
   * to who may read it. undefined where there is none.
   */
  addressOf(fileNo: string, reader: { userNo: string }): Promise<string | undefined>;
  /** How long the address of a private one is good, in ms. */
  readonly addressTtlMs: number;
  /** Removes a finished upload with its file. Nothing may name it any more. */
  removeFile(fileNo: string): Promise<void>;
  /** Removes what was never finished, with what lies in the storage of it. */
  cleanUp(): Promise<void>;
}

/** How long the address of a private file is good: as long as a page is looked at. */
const ADDRESS_TTL_MS = 10 * 60_000;
/** An upload that was not finished by then is not going to be. */
const ABANDONED_MS = 86_400_000;
const AT_ONCE = 500;

export function createUploads({
  db,
  storage,
  dataDir,
  now,
}: {
  db: Db;
  storage: Storage;
  dataDir: string;
  now: () => Date;
}): Uploads {
  return {
    addressTtlMs: ADDRESS_TTL_MS,
    async ownsPicture({ userNo, purpose, fileUrl }) {
      const key = fileUrl.startsWith(FILES) ? fileUrl.slice(FILES.length) : "";
      if (!isPublicKey(key)) return false;
      return withActor(db, systemActor, (trx) => ownsUpload(trx, { userNo, purpose, key }));
    },
    ownsFile: (file) => withActor(db, systemActor, (trx) => ownsUpload(trx, file)),
    async addressOf(fileNo, { userNo }) {
      const key = await withActor(db, systemActor, (trx) => selectStorageKey(trx, fileNo));
      return key === undefined ? undefined : fileAddress({ key, storage, reader: userNo, now: now() });
    },
    async removeFile(fileNo) {
      const key = await withActor(db, systemActor, (trx) => selectStorageKey(trx, fileNo));
      // The file first: a row that stays is found again.
      if (key !== undefined) await storage.remove(key);
      await withActor(db, systemActor, (trx) => removeUpload(trx, fileNo));
    },
    async cleanUp() {
      const before = new Date(now().getTime() - ABANDONED_MS);
      await clearIncoming(dataDir, before);
      await clearParts(dataDir, {
        before,
        going: (fileNos) => withActor(db, systemActor, (trx) => selectGoing(trx, fileNos)),
      });
      for (;;) {
        const abandoned = await withActor(db, systemActor, (trx) => selectAbandoned(trx, { before, limit: AT_ONCE }));
        // The files first: a row that stays is found again, a file without a row never is.
        for (const { file_no, storage_key, is_resumable } of abandoned) {
          if (storage_key) await storage.remove(storage_key);
          if (is_resumable) await rm(join(partsFolder(dataDir), file_no), { force: true });
        }
        if (abandoned.length > 0)
          await withActor(db, systemActor, (trx) =>
            removeAbandoned(
              trx,
              abandoned.map(({ file_no }) => file_no),
            ),
          );
        if (abandoned.length < AT_ONCE) return;
      }
    },
  };
}

const FILES = "/files/";

/** The address of a file: for ever where everybody may read it, else signed, for one person and some minutes. */
export async function fileAddress({
  key,
  storage,
  reader,
  now,
}: {
  key: string;
  storage: Storage;
  reader: string;
  now: Date;
}): Promise<string> {
  return isPublicKey(key)
    ? FILES + key
    : storage.signedAddress(key, { expires: new Date(now.getTime() + ADDRESS_TTL_MS), reader });
}
