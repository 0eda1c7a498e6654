import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./negotiate.ts";

/**
 * A page as it is kept: its bytes in the encodings that it has so far, each with the headers of its reply made
 * beforehand.
 */
export interface StoredPage {
  etag: string;
  status: number;
  /** The headers of a 304, as raw name and value pairs for `writeHead`. */
  notModified: string[];
  identity: StoredReply;
  gzip: StoredReply | undefined;
  br: StoredReply | undefined;
  /** Bytes in memory that it may come to. */
  size: number;
}

export interface StoredReply {
  body: Buffer;
  headers: string[];
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Makes what is kept from a page's HTML. Nothing is compressed yet. */
export function storePage({
  html,
  status,
  headers,
}: {
  html: string;
  status: number;
  headers: Record<string, string>;
}): StoredPage {
  const body = Buffer.from(html);
  // Weak: the encodings of a page are the same to whoever reads it.
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const notModified = Object.entries({ ...headers, etag }).flat();
  return {
    etag,
    status,
    notModified,
    identity: replyOf(body, notModified),
    gzip: undefined,
    br: undefined,
    size: Math.ceil(body.length * 1.5) + 4096,
  };
}

/**
 * The reply in the best encoding that the caller takes and that is there. Until the page has been compressed well, who
 * takes gzip gets the quickest, 0.1 ms for 50 kB.
 */
export function replyIn(page: StoredPage, accepted: Encoding): StoredReply {
  if (accepted === "br" && page.br) return page.br;
  if (accepted === "identity") return page.identity;
  return (page.gzip ??= replyOf(gzipSync(page.identity.body, { level: 1 }), page.notModified, "gzip"));
}

/** Compresses the kept page well, on another thread. A request that comes meanwhile gets the quick one. */
export async function compressBetter(page: StoredPage): Promise<void> {
  const { body } = page.identity;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  page.br = replyOf(await brotliAsync(body, { params }), page.notModified, "br");
  page.gzip = replyOf(await gzipAsync(body, { level: 7 }), page.notModified, "gzip");
}

function replyOf(body: Buffer, shared: string[], encoding?: Encoding): StoredReply {
  const own = encoding ? ["content-encoding", encoding] : [];
  return { body, headers: [...shared, ...own, "content-length", String(body.length)] };
}
