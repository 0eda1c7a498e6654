import bundle from "../../src/generated/built/bundle.json" with { type: "json" };
import { blockTable, type BlockType } from "../../src/generated/built/block-table.ts";
import { exampleOf } from "../../src/site/document/example-data.ts";
import type { RouteView, ViewerView } from "../../src/site/document/page.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { visitor } from "../../src/site/document/visitor.ts";
import { pageTexts } from "../../src/server/http/pages/page-texts.ts";
import { shownParts } from "../../src/server/http/pages/page-parts.ts";
import type { DrawablePage } from "../../src/server/ssr.tsx";
import { createBaseSite } from "../../src/server/modules/sites/tenants/base-site.ts";
import { readProductForms } from "../../src/server/modules/sites/tenants/forms.ts";
import { createCacheManager } from "../../src/server/modules/sites/tenants/cache-manager.ts";
import { PLATFORM } from "../../src/server/lib/org-no.ts";
import { productTexts } from "../../src/server/modules/sites/tenants/site-texts.ts";
import { PublishedTenant, type Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { isShownSignedIn, screenOf } from "./examples.ts";
import { withDemoPictures } from "./demo-pictures.ts";

const locale = "zh-CN";
/** Pictures are made rarely, and are the same whenever they are made. */
const today = "2027-03-01";

const learner: ViewerView = {
  ...visitor,
  signedIn: true,
  id: "101",
  userType: 1,
  isVip: true,
  vipEndDate: "2028-01-01",
  name: "李静",
  loginName: "lijing",
  photo: "",
  directUser: true,
};

/** The default site with the examples over it. */
export async function exampleSite(base: Layer, examples: Layer): Promise<Tenant> {
  const cacheManager = createCacheManager(100_000_000);
  const site = createBaseSite({ flavour: undefined, revision: "0", layer: base, product: productTexts });
  return new PublishedTenant({
    orgNo: PLATFORM,
    organisationName: "",
    revision: "0",
    patch: Buffer.from(JSON.stringify(examples)),
    base: site,
    forms: await readProductForms(),
    cacheManager,
  });
}

/** The page that shows the example of a block, with made-up data in the place of every reply. */
export function examplePage(tenant: Tenant, type: BlockType): DrawablePage {
  const person = isShownSignedIn(blockTable[type].group) ? learner : visitor;
  const viewer = type === "profileCompletion" ? { ...person, mustComplete: true } : person;
  return pageOf(tenant, screenOf(type), {
    viewer,
    type,
    base: "",
    asked: {
      params: { id: "101", str: "维修", type: "1", serial: "1" },
      query: { courseIds: "101,102", kind: "video" },
    },
  });
}

/** A page of an organisation, as a visitor sees it, with made-up courses and people and no advertisement. */
export function organisationPage(tenant: Tenant, screen: string): DrawablePage {
  return pageOf(tenant, screen, {
    viewer: visitor,
    type: "courseGrid",
    base: `/org/${tenant.orgNo}`,
    asked: { params: {}, query: {} },
    without: ["listAdvs"],
  });
}

interface PageWish {
  viewer: ViewerView;
  /** The block that the made-up data are for. */
  type: BlockType;
  base: string;
  asked: Pick<RouteView, "params" | "query">;
  /** Operations whose replies are left out. */
  without?: readonly string[];
}

function pageOf(tenant: Tenant, name: string, { viewer, type, base, asked, without = [] }: PageWish): DrawablePage {
  const screen = tenant.screen(name, locale);
  if (!screen) throw new Error(`there is no screen ${name}`);
  const site = tenant.view(locale, base).for(viewer);
  const route: RouteView = {
    path: "/list",
    screen: screen.name,
    ...asked,
    returnTo: "/",
    isWriting: false,
  };
  const data = Object.fromEntries(
    screen.compiled.sources
      .filter(({ operation }) => !without.includes(operation))
      .map(({ name: source, operation }) => [source, withDemoPictures(replyOf(operation), { type })]),
  );
  const scope = { viewer, site, route, data };
  const parts = shownParts(screen, scope, tenant.platformTexts(locale));
  const { messages, forms } = pageTexts({ tenant, formTenant: tenant, locale, parts, base });
  const { compiled, localised } = screen;
  const payload = {
    status: 200,
    screenName: screen.name,
    revision: "0",
    locale,
    title: "",
    description: "",
    base,
    screen: localised,
    messages,
    forms,
    operations: parts.operations,
    ...scope,
    requestId: "",
  };
  return { payload, compiled };
}

function replyOf(operation: string): unknown {
  return exampleOf(`${operation.charAt(0).toUpperCase()}${operation.slice(1)}Reply`, {
    definitions: bundle.$defs,
    locale,
    today,
  });
}
