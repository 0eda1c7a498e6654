import { PLATFORM } from "../../../lib/org-no.ts";
import { isOrgNo } from "../../../../site/document/location.ts";
import type { Db } from "../../../database/connect.ts";
import { imagesAsWritten, type ImageAddresses } from "../../../core/image-address.ts";
import { createBases, type Bases } from "./bases.ts";
import type { ProductForms } from "./forms.ts";
import { createCacheManager } from "./cache-manager.ts";
import { nameOnly } from "./name-only.ts";
import {
  hasOrganisationSites,
  isSuspendedByOperators,
  readHost,
  readPublishedSite,
  type PublishedSite,
} from "./published-sites.ts";
import type { ProductTexts } from "./site-texts.ts";
import { createTenantCache } from "./tenant-cache.ts";
import { PublishedTenant, type Tenant } from "./tenant.ts";

/** The published sites, from memory where they are there. */
export interface TenantStore {
  /** The site of an organisation ("default" or "" is the platform); undefined for an unknown or suspended one. */
  resolve(orgNo: string): Promise<Tenant | undefined>;
  /** The same if it is in memory, without waiting. undefined says nothing about whether it exists. */
  peek(orgNo: string): Tenant | undefined;
  /** The site whose own, verified host this is (lower case, without a port). */
  byHost(host: string): Promise<Tenant | undefined>;
  /** The organisation whose own, verified host it is, whether or not its site is shown. */
  hostOwner(host: string): Promise<string | undefined>;
  /**
   * Whether operators have suspended the site of an organisation. What `resolve` gives is not; ask this where it gives
   * nothing.
   */
  isSuspended(orgNo: string): Promise<boolean>;
  /**
   * Forgets what a message on the channel `site` names: an organisation number, or "default" or "flavour:…" for all.
   */
  purge(layer: string): void;
  purgeAll(): void;
  /** Whether any organisation has a site. */
  hasOrganisations(): Promise<boolean>;
  bases: Bases;
}

export interface TenantStoreOptions {
  db: Db;
  /** How pages name images of other hosts; as they are written unless given. */
  images?: Pick<ImageAddresses, "shown">;
  product: ProductTexts;
  forms: ProductForms;
  /** Tenants in memory at most; each is about its patch as bytes. */
  maxTenants?: number;
  /** Bytes that what was made of patches may take, all in all. */
  maxPrepared?: number;
}

export function createTenantStore({
  db,
  images = imagesAsWritten,
  product,
  forms,
  maxTenants = 20_000,
  maxPrepared = 20_000_000,
}: TenantStoreOptions): TenantStore {
  const bases = createBases({ db, product, images });
  const cacheManager = createCacheManager(maxPrepared);
  const tenants = createTenantCache<PublishedTenant>({
    load: (orgNo) => loadTenant({ db, bases, forms, cacheManager }, orgNo),
    max: maxTenants,
    dispose: (tenant) => cacheManager.drop(tenant),
  });
  const hosts = createTenantCache<{ orgNo: string }>({
    max: 10_000,
    load: async (host) => {
      const orgNo = await readHost(db, host);
      return orgNo === undefined ? undefined : { orgNo };
    },
  });

  const suspended = createTenantCache<object>({
    max: 10_000,
    load: async (orgNo) => ((await isSuspendedByOperators(db, orgNo)) ? {} : undefined),
  });

  const resolve = async (orgNo: string): Promise<PublishedTenant | undefined> => {
    if (orgNo === "" || orgNo === PLATFORM) return tenants.get(PLATFORM);
    return isOrgNo(orgNo) ? tenants.get(orgNo) : undefined;
  };

  const purgeAll = () => {
    bases.drop();
    tenants.purgeAll();
    hosts.purgeAll();
    suspended.purgeAll();
  };

  return {
    resolve,
    peek: (orgNo) => tenants.peek(orgNo === "" ? PLATFORM : orgNo),
    isSuspended: async (orgNo) => isOrgNo(orgNo) && (await suspended.get(orgNo)) !== undefined,
    hostOwner: async (host) => (await hosts.get(host))?.orgNo,
    async byHost(host) {
      const known = await hosts.get(host);
      return known && resolve(known.orgNo);
    },
    purge(layer) {
      if (layer === PLATFORM || layer.startsWith("flavour:")) return purgeAll();
      tenants.purge(layer);
      suspended.purge(layer);
      hosts.purgeAll();
    },
    purgeAll,
    hasOrganisations: () => hasOrganisationSites(db),
    bases,
  };
}

interface LoadParts extends Pick<TenantStoreOptions, "db" | "forms"> {
  bases: ReturnType<typeof createBases>;
  cacheManager: ReturnType<typeof createCacheManager>;
}

async function loadTenant(
  { db, bases, forms, cacheManager }: LoadParts,
  orgNo: string,
): Promise<PublishedTenant | undefined> {
  if (orgNo === PLATFORM) {
    const base = await bases.get(undefined);
    const organisationName = (await readPublishedSite(db, PLATFORM))?.organisationName ?? "";
    return new PublishedTenant({
      orgNo,
      organisationName,
      revision: "0",
      patch: Buffer.from(JSON.stringify(base.own)),
      base,
      forms,
      cacheManager,
    });
  }
  const site = await readPublishedSite(db, orgNo);
  if (!site || site.suspended) return undefined;
  return new PublishedTenant({
    orgNo,
    organisationName: site.organisationName,
    revision: site.revision,
    canonicalHost: site.canonicalHost,
    patch: bytesOf(site),
    base: await bases.get(site.flavour),
    forms,
    cacheManager,
  });
}

/** The patch in memory of its own: the pool that small buffers share would be kept alive by any of them. */
function bytesOf({ patch, organisationName }: PublishedSite): Uint8Array {
  const json = patch ?? JSON.stringify(nameOnly(organisationName));
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
  bytes.write(json);
  return bytes;
}
