import { PLATFORM } from "../../../lib/org-no.ts";
import { setImmediate as breathe } from "node:timers/promises";
import { createLocator } from "../../../../site/check/locate.ts";
import { sayIn } from "../../../../site/check/messages.ts";
import { refusedIn } from "../../../../site/permissions/refused-in.ts";
import type { LayeredSite } from "../../../../site/document/resolve.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import type { Log } from "../../../core/log.ts";
import { parseLayer, type Bases } from "./bases.ts";
import { publishedFaults, type FolderFinding } from "./finding.ts";
import { refusedInForms, type ProductForms } from "./forms.ts";
import { permissions } from "./permissions.ts";
import { readPublishedSites, type PublishedSite } from "./published-sites.ts";
import { dropFaults, keepFaults } from "./folder-errors.ts";

export interface RefusedParts {
  /** Looks at one site beside the server's other work: an organisation number, or the name of what all stand on. */
  look(layer: string): void;
  /** Looks at all published sites. */
  lookAtAll(): void;
  /** Resolves when nothing is left to look at. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  db: Db;
  bases: Bases;
  /** Those of the product. */
  forms: ProductForms;
  log: Log;
}

/** Sites that are read at once: each has up to 2 MB. */
const AT_ONCE = 50;

/**
 * Names the published sites that say what their documents may not: an older version let them through, or the rule has
 * changed since. They are shown without it (`prepareScreen`); here it is told to the operators, in their console and
 * in the log.
 */
export function createRefusedParts({ db, bases, forms, log }: Parts): RefusedParts {
  const told = new Map<string, string>();
  let queue: Promise<void> = Promise.resolve();
  let closed = false;

  /** Keeps what is found; gives whether there is nothing to be found. */
  const judge = async (site: PublishedSite): Promise<boolean> => {
    const { orgNo } = site;
    const base = await bases.get(site.flavour);
    const layer = site.patch === undefined ? undefined : parseLayer(site.patch, [base.layer]);
    const own: LayeredSite = { base: base.layer, patches: layer ? [layer] : [] };
    const problems = [...refusedIn(own, permissions), ...refusedInForms(own, forms)];
    if (!layer || problems.length === 0) {
      told.delete(orgNo);
      return true;
    }
    const locate = createLocator(layer, new Map());
    const findings: FolderFinding[] = problems.map((problem) => {
      const { pointer, ...finding } = locate(problem);
      return { ...finding, pointer, file: `${orgNo}/${finding.file}` };
    });
    await keepFaults(db, publishedFaults(orgNo), findings);
    if (told.get(orgNo) === site.revision) return false;
    told.set(orgNo, site.revision);
    const places = findings
      .slice(0, 20)
      .map((finding) => `${finding.file} ${finding.pointer}: ${sayIn("en", problemOf(finding))}`);
    log.warn(
      { orgNo, revision: site.revision, refused: findings.length, places },
      "a published site says what its documents may not: it is shown without it",
    );
    return false;
  };

  const judgeAll = async (orgNos: readonly string[]): Promise<void> => {
    const sound: string[] = [];
    for (const site of await readPublishedSites(db, orgNos)) {
      await breathe();
      if (closed) return;
      if (await judge(site)) sound.push(publishedFaults(site.orgNo));
    }
    if (sound.length > 0) await dropFaults(db, sound);
  };

  const add = (work: () => Promise<void>): void => {
    queue = queue.then(async () => {
      if (closed) return;
      try {
        await work();
      } catch (error) {
        // It is shown without it all the same, and looked at again with the next start.
        if (!closed) log.warn({ err: error }, "a published site could not be looked through");
      }
    });
  };

  const lookAtAll = (): void =>
    add(async () => {
      const rows = await withActor(db, systemActor, (trx) =>
        trx
          .selectFrom("site")
          .select("org_no")
          .where("org_no", "<>", PLATFORM)
          .where("published_revision", "is not", null)
          .orderBy("org_no")
          .execute(),
      );
      for (let at = 0; at < rows.length && !closed; at += AT_ONCE)
        await judgeAll(rows.slice(at, at + AT_ONCE).map(({ org_no }) => org_no));
    });

  return {
    look: (layer) => (layer === PLATFORM || layer.startsWith("flavour:") ? lookAtAll() : add(() => judgeAll([layer]))),
    lookAtAll,
    settled: () => queue,
    async close() {
      closed = true;
      await queue;
    },
  };
}

function problemOf({ key, values }: FolderFinding) {
  return { key: key ?? ("permission.screen" as const), ...(values ? { values } : {}) };
}
