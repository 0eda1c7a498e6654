import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./negotiate.ts";

/** A page as it is kept: its bytes in each encoding, each with the headers of its reply made beforehand. */
export interface StoredPage {
  etag: string;
  status: number;
  /** The headers of a 304. */
  notModified: string[];
  /** Raw name and value pairs for `writeHead`, by encoding; one list less to make for each reply. */
  replies: Record<Encoding, StoredReply>;
  /** Bytes in memory, all encodings. */
  size: number;
}

export interface StoredReply {
  body: Buffer;
  headers: string[];
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Makes what is kept from a page's HTML. The first replies get a quick compression; `compressBetter` replaces it
 * later, off the way of requests.
 */
export function storePage({ html, status, headers }: { html: string; status: number; headers: Record<string, string> }): StoredPage {
  const body = Buffer.from(html);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = Object.entries({ ...headers, etag }).flat();
  const quick = { params: { ...text, [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const replies = {
    identity: replyOf(body, shared),
    gzip: replyOf(gzipSync(body, { level: 1 }), shared, "gzip"),
    br: replyOf(brotliCompressSync(body, quick), shared, "br"),
  };
  return { etag, status, notModified: shared, replies, size: sizeOf(replies) };
}

/** Compresses the kept page harder on another thread. A request that comes meanwhile gets the quick one. */
export async function compressBetter(page: StoredPage): Promise<void> {
  const { body, headers } = page.replies.identity;
  const shared = headers.slice(0, -2);
  const brotli = await brotliAsync(body, { params: { ...text, [constants.BROTLI_PARAM_QUALITY]: 9 } });
  page.replies.br = replyOf(brotli, shared, "br");
  page.replies.gzip = replyOf(await gzipAsync(body, { level: 7 }), shared, "gzip");
  page.size = sizeOf(page.replies);
}

function replyOf(body: Buffer, shared: string[], encoding?: Encoding): StoredReply {
  const own = encoding ? ["content-encoding", encoding] : [];
  return { body, headers: [...shared, ...own, "content-length", String(body.length)] };
}

function sizeOf(replies: Record<Encoding, StoredReply>): number {
  return replies.identity.body.length + replies.gzip.body.length + replies.br.body.length + 4096;
}
