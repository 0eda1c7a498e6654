import { lawKeys } from "../../../../../site/check/advice.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import type { FolderFinding } from "../finding.ts";
import type { DraftDeps } from "./draft.ts";

/**
 * Findings as they count for a site that is published: what the law asks for is advice once it was, and before its
 * first publishing a mistake, without which nothing goes out.
 */
export async function withLaw(
  { db }: Pick<DraftDeps, "db">,
  orgNo: string,
  findings: readonly FolderFinding[],
): Promise<FolderFinding[]> {
  if (!findings.some(({ key }) => lawKeys.has(key)) || (await wasPublished(db, orgNo))) return [...findings];
  return findings.map((finding) => (lawKeys.has(finding.key) ? { ...finding, severity: "error" } : finding));
}

/** Whether more was published than what the organisation was added with. */
async function wasPublished(db: DraftDeps["db"], orgNo: string): Promise<boolean> {
  // Only the server counts them; whose site it is has been decided.
  const later = await withActor(db, systemActor, (trx) =>
    trx
      .selectFrom("site_revision")
      .select("ordinal")
      .where("org_no", "=", orgNo)
      .where("ordinal", ">", 1)
      .limit(1)
      .executeTakeFirst(),
  );
  return later !== undefined;
}
