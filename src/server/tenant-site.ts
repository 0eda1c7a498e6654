import type { NavSettings, SiteSettings } from "../generated/types.ts";
import type { FormDefinition } from "../site/form-definition.ts";
import type { Texts } from "../site/texts.ts";

/** A tenant's published site as handlers read it: default, flavour and the tenant's own part merged. Shared; never change it. */
export interface TenantSite {
  /** "default" is the platform. */
  orgNo: string;
  organisationName: string;
  /** Changes with every publish of anything the site is made from. */
  revision: string;
  settings: SiteSettings;
  nav: NavSettings;
  /** The texts of the site in one of its languages: the tenant's own words over the product's. */
  texts(locale: string): Texts;
  /** A form with the site's own patch; undefined when there is none of this name. */
  form(name: string): FormDefinition | undefined;
}

/** Finds the site of a call. */
export interface TenantSites {
  /** undefined for an organisation that does not exist or whose site is taken off. */
  resolve(orgNo: string): Promise<TenantSite | undefined>;
  /** The organisation whose verified host it is; undefined for the platform's own hosts and unknown ones. */
  byHost(host: string): Promise<string | undefined>;
}
