import { sql } from "kysely";
import type { SiteImageUse } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { sessionIn } from "../../lib/require-session.ts";
import type { ImageRow } from "./queries.ts";

/** Where each of these pictures is shown, by its key. What a stranger wrote is looked through in a thread. */
export async function usesOf(
  images: readonly Pick<ImageRow, "storage_key">[],
  orgNo: string,
  context: OperationContext,
): Promise<ReadonlyMap<string, SiteImageUse[]>> {
  const uses = new Map<string, SiteImageUse[]>();
  if (images.length === 0) return uses;
  const row = await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const { rows } = await sql<Record<SiteImageUse["state"], string | null>>`
      select site_revision.patch::text as live, site_draft.patch::text as draft, schedule_patch::text as scheduled
      from organisation left join site on site.org_no = organisation.org_no
      left join site_revision on site_revision.id = site.published_revision
      left join site_draft on site_draft.org_no = organisation.org_no
      where organisation.org_no = ${orgNo}`.execute(trx);
    return rows[0];
  });
  const addresses = images.map(({ storage_key }) => `/files/${storage_key}`);
  for (const state of ["live", "draft", "scheduled"] as const) {
    const json = row?.[state];
    if (!json) continue;
    const found = await context.services.work.run("imagePlaces", { json, addresses }, { owner: orgNo });
    for (const [address, pointers] of Object.entries(found)) {
      const key = address.slice("/files/".length);
      uses.set(key, [...(uses.get(key) ?? []), ...pointers.map((pointer) => ({ state, pointer }))]);
    }
  }
  return uses;
}
