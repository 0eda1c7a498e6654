import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { resolveSite, type Layer } from "../../../../site/document/resolve.ts";
import type { Caller } from "../../calls/caller.ts";
import type { Invoke } from "../../invoke.ts";
import { createLog } from "../../../core/log.ts";
import { requestId } from "../../../core/request-id.ts";
import type { Services } from "../../../core/services.ts";
import type { SessionState } from "../../../modules/identity/sessions/sessions.ts";
import { readSettings } from "../../../core/settings.ts";
import type { Secrets } from "../../../core/secrets.ts";
import { createBaseSite, type BaseSite } from "../../../modules/sites/tenants/base-site.ts";
import { readProductForms } from "../../../modules/sites/tenants/forms.ts";
import { createCacheManager } from "../../../modules/sites/tenants/cache-manager.ts";
import { readLayer } from "../../../modules/sites/tenants/read-layer.ts";
import { productTexts } from "../../../modules/sites/tenants/site-texts.ts";
import type { DraftSite } from "../../../modules/sites/tenants/preview/draft-site.ts";
import { PublishedTenant, type Tenant } from "../../../modules/sites/tenants/tenant.ts";
import { registerPages } from "../register.ts";

/** Pages over the real default site, with data that a test gives. */
export interface TestPages {
  http: FastifyInstance;
  /** Every line that was logged. */
  logged: Record<string, unknown>[];
  /** The operations that were asked, in order. */
  asked: string[];
  /** Tells of a change, as the bus would. */
  publish(channel: string, payload: string): void;
  /** Publishes the organisation's site again, as this layer. */
  changeOrganisation(layer: object): void;
  /** Publishes the default site again, with a patch over it. */
  change(patch: Partial<Layer>): void;
}

export interface TestPagesOptions {
  /** The reply of an operation; without one, empty lists. A thrown error fails the call. */
  reply?: (operation: string, input: Record<string, unknown>, caller: Caller) => unknown;
  session?: SessionState;
  /** Makes finding the site fail, as when the database is away. */
  sitesAway?: boolean;
  /** The site as it is being edited, over the default one; by its organisation's number. */
  drafts?: (orgNo: string, base: BaseSite) => Promise<DraftSite | undefined>;
  now?: () => Date;
  /** The site of organisation 1001, as its own layer; at /org/1001 and at https://www.school.example. */
  organisation?: object;
  environment?: Record<string, string>;
}

/** The keys that tokens are signed with in these tests. */
export const testSecrets: Secrets = { get: async (name) => `secret of ${name}` };

const root = join(import.meta.dirname, "../../../../..");

/** Builds the server with pages only. */
export async function testPages({
  reply,
  session = { state: "unknown" },
  sitesAway = false,
  drafts,
  now = () => new Date(),
  organisation,
  environment = {},
}: TestPagesOptions = {}): Promise<TestPages> {
  const { layer } = await readLayer({ root: join(root, "tenants"), folder: "default" });
  const forms = await readProductForms();
  let revision = 0;
  let base!: BaseSite;
  const publish = (patch: Partial<Layer>): Tenant => {
    base = createBaseSite({
      flavour: undefined,
      revision: String(++revision),
      layer: resolveSite([layer, { version: 1, ...patch }]),
      product: productTexts,
    });
    return new PublishedTenant({
      orgNo: "default",
      organisationName: "",
      revision: "0",
      patch: undefined,
      base,
      forms,
      cacheManager: createCacheManager(1_000_000),
    });
  };
  let tenant = publish({});
  const publishOrganisation = (patch: object): Tenant =>
    new PublishedTenant({
      orgNo: "1001",
      organisationName: "School",
      revision: String(++revision),
      patch: new TextEncoder().encode(JSON.stringify({ version: 1, ...patch })),
      base,
      forms,
      cacheManager: createCacheManager(1_000_000),
    });
  let organisationSite = organisation && publishOrganisation(organisation);

  const logged: Record<string, unknown>[] = [];
  const asked: string[] = [];
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const services = {
    settings: readSettings(environment),
    log: createLog("debug", { write: (line) => void logged.push(JSON.parse(line)) }),
    bus: {
      on: async (channel: string, listener: (payload: string) => void) =>
        void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      onStale() {},
      isListening: () => true,
    },
    tenants: {
      resolve: async (orgNo: string) => {
        if (sitesAway) throw new Error("connect ECONNREFUSED");
        return orgNo === "default" ? tenant : orgNo === "1001" ? organisationSite : undefined;
      },
      byHost: async () => undefined,
      hostOwner: async (host: string) => (organisationSite && host === "www.school.example" ? "1001" : undefined),
      draft: async (orgNo: string) => drafts?.(orgNo, base),
      mayPreview: async () => true,
      isSuspended: async (orgNo: string) => orgNo === "1009",
    },
    secrets: testSecrets,
    now,
    sessions: { find: async () => session },
    // The pages use no more of the services than this.
  } as unknown as Services;
  const invoke = (async (operation: string, input: Record<string, unknown>, caller: Caller) => {
    asked.push(operation);
    return reply?.(operation, input, caller) ?? emptyReply;
  }) as unknown as Invoke;

  const http = Fastify({ forceCloseConnections: true, genReqId: (raw) => requestId(raw.headers["x-request-id"]) });
  await registerPages(http, {
    services,
    invoke,
    peek: (orgNo) => (orgNo === "1001" ? organisationSite : tenant),
    ssr: () => import("../../../ssr.tsx"),
    assets: () => ({ modules: (_types, entry = "page") => [`/assets/${entry}.js`] }),
  });
  return {
    http,
    logged,
    asked,
    publish: (channel, payload) => listeners.get(channel)?.forEach((listener) => listener(payload)),
    changeOrganisation: (patch) => void (organisationSite = publishOrganisation(patch)),
    change: (patch) => void (tenant = publish(patch)),
  };
}

const emptyReply = {
  list: [],
  advList: [],
  skillCourseCategoryList: [],
  managerCourseCategoryList: [],
  totalCount: 0,
  totalPage: 0,
  pageCurrent: 1,
  pageSize: 20,
};
