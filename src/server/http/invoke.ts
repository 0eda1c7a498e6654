import { offersOperation } from "../../site/document/features.ts";
import { contract } from "../../generated/contract.ts";
import type { OperationId, OperationInput, OperationReply } from "../../generated/operations.ts";
import { isTheirs, refuseOtherTenancy, refuseSuspended, sessionOf } from "./calls/access.ts";
import { askedOrgNo, localeOf, type Caller } from "./calls/caller.ts";
import type { RunnableOperation } from "./calls/operations.ts";
import { reaches } from "./calls/recursive.ts";
import { splitInput, validateInput, type SplitInput } from "./calls/validate.ts";
import { callOnce } from "./calls/call-once.ts";
import { createFormulae } from "./formulae.ts";
import type { ErrorName } from "../../shared/error-codes.ts";
import { remember } from "../../shared/memoize.ts";
import { createKeptReplies } from "./kept-replies.ts";
import type { OperationContext, ReplyExtras } from "../core/context.ts";
import { fail } from "../core/errors.ts";
import type { Services } from "../core/services.ts";
import type { Tenant } from "../modules/sites/index.ts";

/** What came of a call. */
export interface Outcome<Data = unknown> {
  data: Data;
  extras: ReplyExtras;
  /** The site and language it was answered in. */
  site: Tenant;
  locale: string;
}

/**
 * The one way to run an operation: validation, session, tenancy, policy, handler. Both throw a Fault when the call is
 * refused.
 */
export interface Invoke {
  /** In process, with a flat input as screens and actions have it. Gives the reply's data. */
  <Id extends OperationId>(id: Id, input: OperationInput<Id>, caller: Caller): Promise<OperationReply<Id>>;
  /** With the input as it comes by HTTP. */
  split(id: OperationId, input: SplitInput, caller: Caller): Promise<Outcome>;
}

export function createInvoke(operations: Record<OperationId, RunnableOperation>, services: Services): Invoke {
  const keptReplies = createKeptReplies(services);
  const formulae = createFormulae(services);
  const split = async (id: OperationId, input: SplitInput, caller: Caller): Promise<Outcome> => {
    const spec = contract[id];
    const session = sessionOf(caller, spec);
    const checked = validateInput(id, input, () => caller.site.texts(localeOf(caller, caller.site)));
    const valid = hasImages(id, "Body") ? services.images.written(checked) : checked;
    const shown = spec.reads ? await siteOf(valid, caller, services) : caller.site;
    const locale = localeOf(caller, shown);
    let site = shown;
    if (session && isTheirs(spec)) {
      const own = await services.tenants.resolve(session.orgNo);
      refuseOtherTenancy({ spec, session, caller, input: valid, ownName: own?.organisationName ?? session.orgNo });
      if (!own && !spec.reads && id !== "logout") await refuseSuspended(session, services);
      site = own ?? shown;
    }
    const extras: ReplyExtras = {};
    const context: OperationContext = {
      requestId: caller.requestId,
      ip: caller.ip,
      userAgent: caller.userAgent,
      asked: caller.asked,
      locale,
      orgNo: site.orgNo,
      site,
      session,
      db: services.db,
      services,
      reply: extras,
      now: services.now,
    };
    if (!offersOperation(site.settings.features, id)) fail("FEATURE_OFF");
    const { handler, policy } = operations[id];
    // The schema of the operation has been checked: the input is what handler and policy are typed for.
    const allowed = policy(context, valid as never);
    if (!(allowed === true || (await allowed))) fail(refusal(session));
    const run = () =>
      keptReplies.of({ id, input: valid, context }, async (own) => {
        const drawn = await formulae.drawnIn(id, await handler(valid as never, own), site.orgNo);
        return hasImages(id, "Reply") ? services.images.shown(drawn) : drawn;
      });
    const { onceKey: key } = caller;
    const data =
      spec.once && session && key !== undefined
        ? await callOnce({ key, userNo: session.userNo, request: [id, valid], services, extras }, run)
        : await run();
    // Whatever it was that they changed, their next page shows it.
    if (session && !spec.reads) {
      services.pageViewers.forget(session.userNo);
      services.keptReads.changedBy(session.userNo);
    }
    return { data, extras, site, locale };
  };

  const invoke = async <Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    caller: Caller,
  ): Promise<OperationReply<Id>> => {
    // Nobody but this server runs an operation in process: for what changes nothing the page's cookie is as good as the
    // header.
    const trusted = caller.byHeader || !contract[id].reads ? caller : { ...caller, byHeader: true };
    const { data } = await split(id, splitInput(id, input as Record<string, unknown>), trusted);
    return data as OperationReply<Id>;
  };
  return Object.assign(invoke, { split });
}

/** Who worked for an organisation until a moment ago is told why they may not any more. */
function refusal(session: OperationContext["session"]): ErrorName {
  if (!session) return "SESSION_MISSING";
  return session.isFormerStaff ? "STAFF_ENDED" : "NO_PERMISSION";
}

const withImages = new Map<string, boolean>();

/** Forms that show what a site document says, which may name images of other hosts. */
const ofSites: ReadonlySet<OperationId> = new Set<OperationId>(["getOwnOrganisation", "saveOwnOrganisation"]);

/**
 * Whether a body or a reply may name images of other hosts: in rich texts, or of a site document. Elsewhere an image
 * is an upload of whoever names it. Studio and command line have documents as they were written.
 */
function hasImages(id: OperationId, part: "Body" | "Reply"): boolean {
  if (ofSites.has(id)) return true;
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}${part}`;
  return remember(withImages, name, () => reaches(name, "RichImage"));
}

/** The site that a read is about: the `orgNo` of the input before the caller's own site. */
async function siteOf(input: Record<string, unknown>, caller: Caller, services: Services): Promise<Tenant> {
  const asked = askedOrgNo(input["orgNo"]);
  if (asked === undefined || asked === caller.site.orgNo) return caller.site;
  return (
    (await services.tenants.resolve(asked)) ??
    fail((await services.tenants.isSuspended(asked)) ? "SITE_SUSPENDED" : "NOT_FOUND")
  );
}
