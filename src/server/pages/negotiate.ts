export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the caller takes. One with `q=0` is not taken; other weights do not change our order. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (takes(header, "br")) return "br";
  return takes(header, "gzip") ? "gzip" : "identity";
}

function takes(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at < 0) return false;
  const end = at + encoding.length;
  // `br;q=0` refuses it; `br;q=0.5` does not.
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(end, end + 16));
}

/** Whether what the caller keeps (`If-None-Match`) is this entity; weakly, as the header asks. */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === etag || header === "*" || header.split(",").some((one) => opaque(one.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.startsWith("W/") ? etag.slice(2) : etag;
}
