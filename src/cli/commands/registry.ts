import type { Command } from "../command.ts";
import { auditList, auditVerify } from "./audit.ts";
import { backup } from "./backup.ts";
import { books } from "./books.ts";
import { catalogueExport } from "./catalogue-export.ts";
import { catalogueImport } from "./catalogue-import.ts";
import { completionOf } from "./completion.ts";
import { domainAdd, domainList, domainRemove, domainVerify } from "./domains.ts";
import { doctor } from "./doctor.ts";
import { examsMarkingChanges } from "./exams-marking-changes.ts";
import { migrate } from "./migrate.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";
import { tenantAdd } from "./tenant-add.ts";
import { tenantCheck } from "./tenant-check.ts";
import { tenantList } from "./tenant-list.ts";
import { tenantRemove } from "./tenant-remove.ts";
import {
  tenantDiff,
  tenantHistory,
  tenantPublish,
  tenantResume,
  tenantRollback,
  tenantSuspend,
} from "./tenant-site.ts";
import { tenantPublished, tenantShow } from "./tenant-show.ts";
import { tenantExport, tenantImport } from "./tenant-zip.ts";
import { tokenAdd, tokenList, tokenRevoke, userToken } from "./tokens.ts";
import { userAdd, userLock, userPassword, userUnlock } from "./users.ts";

/** Every command of `lectern`. A new one is a file beside this and a line here. */
export const commands: readonly Command[] = [
  tenantAdd,
  tenantList,
  tenantPublished,
  tenantShow,
  tenantCheck,
  tenantDiff,
  tenantPublish,
  tenantHistory,
  tenantRollback,
  tenantExport,
  tenantImport,
  tenantSuspend,
  tenantResume,
  tenantRemove,
  domainAdd,
  domainVerify,
  domainList,
  domainRemove,
  userAdd,
  userPassword,
  userLock,
  userUnlock,
  userToken,
  tokenAdd,
  tokenList,
  tokenRevoke,
  auditList,
  auditVerify,
  books,
  examsMarkingChanges,
  migrate,
  move,
  backup,
  restore,
  doctor,
  catalogueImport,
  catalogueExport,
  completionOf(() => commands),
];
