import { languages } from "../../../../generated/languages.ts";
import { visitor } from "../../../../site/document/visitor.ts";
import type { Services } from "../../../core/services.ts";
import { PLATFORM } from "../../../lib/org-no.ts";

/** What an issuer calls itself in each language of the product, and the time zone of its site. */
export interface Issuer {
  names: Record<string, string>;
  timeZone: string | undefined;
}

/** An issuer as its published site has it; one whose site is off has the platform's time zone, and its own name. */
export async function issuerOf(orgNo: string, { tenants }: Pick<Services, "tenants">): Promise<Issuer> {
  const own = await tenants.resolve(orgNo === PLATFORM ? "" : orgNo);
  const site = own ?? (await tenants.resolve(""));
  const nameIn = (locale: string) => {
    const view = own?.view(locale).for(visitor);
    const name = orgNo === PLATFORM ? view?.info.title : view?.organisation.orgName;
    return name || own?.organisationName || "";
  };
  return {
    names: Object.fromEntries(languages.map((locale) => [locale, nameIn(locale)])),
    timeZone: site?.settings.timeZone,
  };
}
