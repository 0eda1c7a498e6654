/** The hosts of the platform itself, which no organisation can claim: that of PUBLIC_URL. */
export function platformHosts({ publicUrl }: { publicUrl: string | undefined }): string[] {
  const host = publicUrl === undefined ? undefined : URL.parse(publicUrl)?.hostname;
  return host ? [host.toLowerCase()] : [];
}
