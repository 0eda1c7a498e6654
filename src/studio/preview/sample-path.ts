/**
 * An address of a screen to look at, with something in the place of what stands in braces; undefined for a screen
 * without an address.
 */
export function samplePath(path: string | undefined, siteOrgNo: string): string | undefined {
  return path?.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path.startsWith("/org/view/") ? siteOrgNo : (samples[name] ?? "1")),
  );
}

const samples: Record<string, string> = { str: "安全", type: "free", serial: "1" };
