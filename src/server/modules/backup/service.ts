import { isAbsolute } from "node:path";
import type { CreateDatabaseCopyBody, CreateDatabaseCopyReply } from "../../../generated/types.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { isDiskFull } from "../../core/disk-space.ts";
import { fail } from "../../core/errors.ts";
import { sessionIn } from "../../lib/require-session.ts";

let isRunning = false;

/**
 * Copies the embedded database. BACKUP_RUNNING while another copy is made; BACKUP_FOLDER where it cannot be written,
 * STORAGE_FULL where the disk is full.
 */
export async function createDatabaseCopy(
  { folder }: CreateDatabaseCopyBody,
  context: OperationContext,
): Promise<CreateDatabaseCopyReply> {
  const { copyDatabase } = context.services;
  if (!copyDatabase) fail("BACKUP_FOLDER", { args: { reason: "PostgreSQL" } });
  if (!isAbsolute(folder)) fail("BACKUP_FOLDER", { args: { reason: folder } });
  if (isRunning) fail("BACKUP_RUNNING");
  isRunning = true;
  try {
    // Before it, so that the copy knows of itself.
    await withActor(context.db, systemActor, (trx) =>
      recordAudit(trx, { ...auditActor(sessionIn(context)), action: "backup.make", subject: `folder:${folder}` }),
    );
    await copyDatabase(folder).catch((error: unknown) =>
      fail(isDiskFull(error) ? "STORAGE_FULL" : "BACKUP_FOLDER", {
        args: { reason: error instanceof Error ? error.message : String(error) },
        cause: error,
      }),
    );
  } finally {
    isRunning = false;
  }
  return { folder };
}
