import type { Command } from "../command.ts";
import { catalogueExport } from "./catalogue-export.ts";
import { catalogueImport } from "./catalogue-import.ts";
import { tenantAdd } from "./tenant-add.ts";
import { tenantCheck } from "./tenant-check.ts";
import { tenantList } from "./tenant-list.ts";

/** Every command of `lectern`. A new one is a file beside this and a line here. */
export const commands: readonly Command[] = [tenantCheck, tenantList, tenantAdd, catalogueImport, catalogueExport];
