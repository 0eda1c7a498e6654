import { setImmediate as breathe } from "node:timers/promises";
import { createLocator } from "../../site/check/locate.ts";
import { sayIn } from "../../site/check/words.ts";
import { refusedIn } from "../../site/permissions/refused-in.ts";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import type { Log } from "../log.ts";
import { parseLayer, type Bases } from "./bases.ts";
import { publishedFaults, type FolderFinding } from "./finding.ts";
import { PLATFORM } from "./names.ts";
import { permissions } from "./permissions.ts";
import { readPublishedSite } from "./published-sites.ts";
import { dropFaults, keepFaults } from "./site-faults.ts";

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
  log: Log;
}

/**
 * Names the published sites that say what their documents may not: an older version let them through, or the rule has
 * changed since. They are shown without it (`prepareScreen`); here it is told to the operators, in their console and in the log.
 */
export function createRefusedParts({ db, bases, log }: Parts): RefusedParts {
  const told = new Map<string, string>();
  let queue: Promise<void> = Promise.resolve();
  let closed = false;

  const judge = async (orgNo: string): Promise<void> => {
    const site = await readPublishedSite(db, orgNo);
    if (!site) return;
    const base = await bases.get(site.flavour);
    const layer = site.patch === undefined ? undefined : parseLayer(site.patch, [base.layer]);
    const problems = layer ? refusedIn({ base: base.layer, patches: [layer] }, permissions) : [];
    const folder = publishedFaults(orgNo);
    if (!layer || problems.length === 0) {
      told.delete(orgNo);
      return dropFaults(db, [folder]);
    }
    const locate = createLocator(layer, new Map());
    const findings: FolderFinding[] = problems.map((problem) => {
      const { pointer, ...finding } = locate(problem);
      return { ...finding, pointer, file: `${orgNo}/${finding.file}` };
    });
    await keepFaults(db, folder, findings);
    if (told.get(orgNo) === site.revision) return;
    told.set(orgNo, site.revision);
    const places = findings.slice(0, 20).map((finding) => `${finding.file} ${finding.pointer}: ${sayIn("en", problemOf(finding))}`);
    log.warn({ orgNo, revision: site.revision, refused: findings.length, places }, "a published site says what its documents may not: it is shown without it");
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
      const rows = await withActor(db, systemActor, (trx) => trx.selectFrom("site").select("org_no").where("org_no", "<>", PLATFORM).where("published_revision", "is not", null).orderBy("org_no").execute());
      for (const { org_no } of rows) {
        await breathe();
        if (closed) return;
        await judge(org_no);
      }
    });

  return {
    look: (layer) => (layer === PLATFORM || layer.startsWith("flavour:") ? lookAtAll() : add(() => judge(layer))),
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
