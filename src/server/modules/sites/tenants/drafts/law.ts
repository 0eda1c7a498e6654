import { sql } from "kysely";
import { lawKeys } from "../../../../../site/check/advice.ts";
import { resetValue } from "../../../../../site/edit/edit.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import type { Db } from "../../../../database/connect.ts";
import { canonicalJson } from "../../../../lib/canonical-json.ts";
import { parseLayer } from "../bases.ts";
import type { OwnCheck } from "./own-check.ts";
import { profilePlaces } from "./profile-places.ts";

/**
 * A check whose findings count as they do where a site is published: what the law asks for is a mistake, without which
 * nothing goes out, until the site was published once, and advice from then on.
 */
export function withLaw({ db, check }: { db: Db; check: OwnCheck }): OwnCheck {
  return async (orgNo, layer) => {
    const findings = await check(orgNo, layer);
    if (!findings.some(({ key }) => lawKeys.has(key)) || (await wasPublished(db, orgNo))) return findings;
    return findings.map((finding) => (lawKeys.has(finding.key) ? { ...finding, severity: "error" } : finding));
  };
}

/**
 * Whether a folder or somebody who works on the site has published it. Neither what an organisation was added with is
 * such a publishing, which nobody signed, nor what changes nothing but its profile: that is published as it is saved.
 */
async function wasPublished(db: Db, orgNo: string): Promise<boolean> {
  // Only the server looks at all of them; whose site it is has been decided.
  return withActor(db, systemActor, async (trx) => {
    let after = 0;
    for (;;) {
      const { rows } = await sql<RevisionRow>`
        select made.ordinal, made.source, made.patch::text, before.patch::text as before
        from site_revision as made left join site_revision as before on before.id = made.parent_id
        where made.org_no = ${orgNo} and made.ordinal > ${after}
          and (made.source = 'folder' or made.author_name <> '' or made.author_user_no is not null)
        order by made.ordinal limit ${AT_ONCE}`.execute(trx);
      if (rows.some(isPublishing)) return true;
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) return false;
      after = last.ordinal;
    }
  });
}

/** Revisions read at once: most often the first decides. */
const AT_ONCE = 5;

interface RevisionRow {
  ordinal: number;
  source: "folder" | "studio" | "cli";
  patch: string;
  before: string | null;
}

function isPublishing({ source, patch, before }: RevisionRow): boolean {
  return source === "folder" || besideProfile(patch) !== besideProfile(before ?? nothing);
}

function besideProfile(json: string): string {
  return canonicalJson(Object.values(profilePlaces).reduce((own, path) => resetValue({ own, path }), parseLayer(json)));
}

const nothing = JSON.stringify({ version: 1, site: { version: 1 } });
