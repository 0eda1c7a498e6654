import type { OperationId } from "../../generated/operations.ts";
import type { OperationContext } from "../core/context.ts";
import type { Services } from "../core/services.ts";

/** Replies that say the same to everybody, kept for the pages of people who are signed in as `KeptReads` keeps. */
export interface KeptReplies {
  /** The kept reply to this input, or what `run` gives; which is kept where it did not look at who asks. */
  of<Reply>(
    asked: { id: OperationId; input: object; context: OperationContext },
    run: (context: OperationContext) => Promise<Reply>,
  ): Promise<Reply>;
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

export function createKeptReplies({ keptReads }: Pick<Services, "keptReads">): KeptReplies {
  return {
    async of({ id, input, context }, run) {
      if (!keepable.has(id)) return run(context);
      const { site, locale, session } = context;
      const key = `${id} ${site.orgNo} ${site.revision} ${locale} ${JSON.stringify(input)}`;
      return keptReads.of({ key, reader: session?.userNo }, async () => {
        const watched = watch(context);
        return { value: await run(watched.context), isShared: !watched.isPersonal() };
      });
    },
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
