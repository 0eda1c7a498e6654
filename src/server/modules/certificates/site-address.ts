import type { Services } from "../../core/services.ts";
import { PLATFORM } from "../../lib/org-no.ts";

type Parts = Pick<Services, "settings" | "tenants">;

/** Where an issuer is, for what leaves the portal: `https://host`, and the path that its pages begin with. */
export interface SiteAddress {
  origin: string;
  base: string;
}

/** An organisation's own verified host, else PUBLIC_URL; a portal that has neither is one machine's. */
export async function siteAddress(orgNo: string, { settings, tenants }: Parts): Promise<SiteAddress> {
  const site = orgNo === PLATFORM ? undefined : await tenants.resolve(orgNo);
  if (site?.canonicalHost !== undefined) return { origin: `https://${site.canonicalHost}`, base: "" };
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return { origin, base: orgNo === PLATFORM ? "" : `/org/${orgNo}` };
}

/** Where anybody can check a certificate: the address in its QR code. */
export function checkAddress({ origin }: SiteAddress, certificateNo: string): string {
  return `${origin}/zhengshu?no=${encodeURIComponent(certificateNo)}`;
}
