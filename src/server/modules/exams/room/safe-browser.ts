import { hash } from "node:crypto";
import type { ExamSafeBrowser } from "../../../../generated/types.ts";
import type { AskedAddress } from "../../../core/asked-address.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { MoreSettings } from "../desk/access.ts";

/** What Safe Exam Browser says of itself: by headers of its requests, and by the scripts of its pages. */
export interface SafeBrowserProof {
  asked: AskedAddress | undefined;
  told: ExamSafeBrowser | undefined;
}

/** What came with a call. */
export function safeBrowserProof(told: ExamSafeBrowser | undefined, { asked }: OperationContext): SafeBrowserProof {
  return { asked, told };
}

/**
 * Whether an exam is sat in Safe Exam Browser alone, and this is none with one of its keys. A hash is of an address with
 * the key behind it, so that it tells no other page of the key. Proxies change the scheme, and not the host.
 */
export function lacksSafeBrowser(settings: unknown, { asked, told }: SafeBrowserProof): boolean {
  const { safeBrowserKeys: keys = [] } = settings as MoreSettings;
  if (keys.length === 0) return false;
  if (!asked) return true;
  const proofs = [
    ...["https", "http"].map((scheme) => ({ ...asked, url: `${scheme}://${asked.host}${asked.url}` })),
    ...(told?.urlList ?? []).filter((url) => URL.parse(url)?.host === asked.host).map((url) => ({ ...told, url })),
  ];
  return !proofs.some(({ url, configKeyHash, examKeyHash }) => {
    const given = [configKeyHash?.toLowerCase(), examKeyHash?.toLowerCase()];
    return keys.some((key) => given.includes(hash("sha256", url.replace(/#.*$/s, "") + key)));
  });
}
