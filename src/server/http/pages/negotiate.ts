export type Encoding = "br" | "gzip" | "identity";

/**
 * The best encoding that the caller takes. One with `q=0` is not taken; other weights do not change our order. Who
 * takes brotli takes gzip too, as every browser does: it stands in where a page is not compressed well yet.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header || !takes(header, "gzip")) return "identity";
  return takes(header, "br") ? "br" : "gzip";
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
