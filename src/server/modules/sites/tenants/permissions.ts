import { blockTable } from "../../../../generated/block-table.ts";
import { contract } from "../../../../generated/contract.ts";
import type { Permissions } from "../../../../site/permissions/permissions.ts";

/** What documents may name in this product, by the schemas of its operations and blocks. */
export const permissions: Permissions = {
  operations: contract,
  blocks: blockTable as unknown as Permissions["blocks"],
};
