import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

/**
 * The payloads of kept pages, apart from their HTML: a browser fetches one with the page's code, when the page is first
 * touched. They outlive their pages, because what was sent an hour ago may be touched now.
 */
export interface PageData {
  /** Keeps a payload, as JSON; gives its name, the same for the same. */
  keep(json: string): string;
  /** The payload as JSON, compressed with gzip. */
  find(name: string): Buffer | undefined;
}

/** @param maxBytes of all of them, compressed */
export function createPageData({ maxBytes }: { maxBytes: number }): PageData {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length + 100 });
  return {
    keep(json) {
      const name = createHash("sha1").update(json).digest("base64url");
      if (!kept.has(name)) kept.set(name, gzipSync(json));
      return name;
    },
    find: (name) => kept.get(name),
  };
}

/** Where the payload of a page is asked for. Without its name, or where it is not kept any more, it is made anew. */
export function pageDataHref(to: string, name: string): string {
  return `/_lectern/page?to=${encodeURIComponent(to)}&data=${name}`;
}

/** What `find` gave, for who takes no gzip. */
export function plainData(bytes: Buffer): Buffer {
  return gunzipSync(bytes);
}
