/** The name in ASCII for what is old, and as it is for everything else (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, "_");
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
