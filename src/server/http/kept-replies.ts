import { LRUCache } from "lru-cache";
import type { OperationId } from "../../generated/operations.ts";
import type { OperationContext } from "../core/context.ts";
import type { Services } from "../core/services.ts";
import { areReadsTogether } from "../database/page-reads.ts";

/**
 * Replies that say the same to everybody, kept for the pages of people who are signed in, a little as visitors' pages
 * are kept: until something of the catalogue or of a site changes, and some seconds at the most. Calls always read, and
 * so do the pages of who has just changed something.
 */
export interface KeptReplies {
  /** The kept reply to this input, or what `run` gives; which is kept where it did not look at who asks. */
  of<Reply>(
    asked: { id: OperationId; input: object; context: OperationContext },
    run: (context: OperationContext) => Promise<Reply>,
  ): Promise<Reply>;
  /** The person changed something, and looks for it in what they see next. */
  changedBy(userNo: string): void;
}

/**
 * What may be kept: public reads of the catalogue and of articles, whose tables tell of changes (`catalogue_changed`).
 */
const keepable: ReadonlySet<OperationId> = new Set<OperationId>([
  "getArticle",
  "getCourse",
  "getLecturer",
  "getOrgInfo",
  "listArticleZoneCategories",
  "listArticleZoneRefs",
  "listCourseCategories",
  "listCourseChapters",
  "listCourses",
  "listHomeCategories",
  "listHomeRecommendations",
  "listLecturers",
  "listOrganisations",
  "listRecommendedCourses",
  "listRecommendedResources",
  "listVipSets",
  "listZones",
  "searchCourses",
]);

/** For what nobody tells of, such as counts; in ms. */
const AGE_MS = 10_000;
/** Characters of all kept replies as JSON. */
const MAX_SIZE = 4_000_000;
/** People who changed something lately. */
const MAX_PEOPLE = 20_000;

export function createKeptReplies({ bus, log }: Pick<Services, "bus" | "log">): KeptReplies {
  const kept = new LRUCache<string, { reply: unknown }>({ maxSize: MAX_SIZE, ttl: AGE_MS });
  const lately = new LRUCache<string, true>({ max: MAX_PEOPLE, ttl: AGE_MS });
  // A reply that was begun before a change may be of before it.
  let changes = 0;
  const purge = (): void => {
    changes += 1;
    kept.clear();
  };
  bus.onResync(purge);
  for (const channel of ["catalogue", "site"])
    bus
      .on(channel, purge)
      .then(purge, (error: unknown) => log.error({ err: error }, "kept replies hear of no changes"));

  return {
    async of(asked, run) {
      const { id, input, context } = asked;
      if (!keepable.has(id) || !areReadsTogether() || (context.session && lately.has(context.session.userNo)))
        return run(context);
      const { site, locale } = context;
      const key = `${id} ${site.orgNo} ${site.revision} ${locale} ${JSON.stringify(input)}`;
      const known = kept.get(key);
      if (known) return known.reply as Awaited<ReturnType<typeof run>>;
      const before = changes;
      const watched = watch(context);
      const reply = await run(watched.context);
      if (before === changes && !watched.isPersonal()) {
        const size = JSON.stringify(reply).length + key.length;
        kept.set(key, { reply: frozen(reply) }, { size });
      }
      return reply;
    },
    changedBy: (userNo) => void lately.set(userNo, true),
  };
}

/** The same context, and whether anything of it was read that is of one person or one request. */
function watch(context: OperationContext): { context: OperationContext; isPersonal(): boolean } {
  let isPersonal = false;
  const watched: OperationContext = { ...context };
  for (const name of ["session", "ip", "userAgent", "asked", "requestId", "reply"] as const) {
    Object.defineProperty(watched, name, {
      enumerable: true,
      get() {
        isPersonal = true;
        return context[name];
      },
    });
  }
  return { context: watched, isPersonal: () => isPersonal };
}

/** Many pages show it at once: none may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
