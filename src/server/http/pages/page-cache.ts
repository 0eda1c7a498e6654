import { LRUCache } from "lru-cache";
import { compressBetter, type StoredPage } from "./stored-page.ts";

/** Pages of signed-out visitors, in memory: bounded in bytes, short-lived, dropped when what they show changes. */
export interface PageCache {
  /** `key` is the text of a `PageKey`, which begins with the organisation's number on a line of its own. */
  get(key: string): StoredPage | undefined;
  /** The kept page, or one made now: once, however many ask for it at the same time. */
  load(key: string, make: () => Promise<MadePage>): Promise<MadePage>;
  /** Drops the pages of an organisation, or all of them. */
  purge(orgNo?: string): void;
  readonly bytes: number;
  /** How many there are and how many are being made; how often one was found or had to be made since the start. */
  readonly counts: { pages: number; underWay: number; hits: number; misses: number };
}

/** What was made: a page that may be kept, or one that is shared by those who wait for it only. */
export interface MadePage {
  /** undefined where there is none to share: whoever asks is answered on their own. */
  page: StoredPage | undefined;
  keep: boolean;
  /** When it is no longer right by the clock, in ms since 1970. */
  until?: number | undefined;
}

interface PageCacheOptions {
  /** Of all kept pages in all encodings. */
  maxBytes: number;
  /** ms */
  ttl: number;
  /** Whether changes are heard of; while they are not, each page is made anew. */
  isListening?: () => boolean;
}

export function createPageCache({ maxBytes, ttl, isListening = () => true }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    ttl,
    sizeCalculation: (page) => page.size,
    // The clock of the time that a page is right until, looked at each time: it is not sent after it.
    perf: Date,
    ttlResolution: 0,
  });
  const making = new Map<string, Promise<MadePage>>();
  // A page whose making began before a purge shows what was true before it: it is served, not kept.
  let purges = 0;
  let hits = 0;
  let misses = 0;

  function find(key: string): StoredPage | undefined {
    return isListening() ? pages.get(key) : undefined;
  }

  async function make(key: string, work: () => Promise<MadePage>): Promise<MadePage> {
    const before = purges;
    const made = await work();
    if (made.page && made.keep && before === purges) {
      // 0 would be for ever.
      const left = Math.max(1, Math.min(ttl, (made.until ?? Infinity) - Date.now()));
      pages.set(key, made.page, { ttl: left });
      improve(key, made.page);
    }
    return made;
  }

  function improve(key: string, page: StoredPage): void {
    const wait = setTimeout(() => {
      if (pages.peek(key) !== page) return;
      compressBetter(page).catch(() => {
        // The quickly compressed page stays, which is right and only a little larger.
      });
    }, 250);
    wait.unref();
  }

  return {
    get(key) {
      const page = find(key);
      if (page) hits++;
      return page;
    },
    load(key, work) {
      const page = find(key);
      if (page) {
        hits++;
        return Promise.resolve({ page, keep: true });
      }
      let underWay = making.get(key);
      if (!underWay) {
        misses++;
        underWay = make(key, work).finally(() => making.get(key) === underWay && making.delete(key));
        making.set(key, underWay);
      }
      return underWay;
    },
    purge(orgNo) {
      purges++;
      making.clear();
      if (orgNo === undefined) return pages.clear();
      for (const key of pages.keys()) if (key.startsWith(`${orgNo}\n`)) pages.delete(key);
    },
    get bytes() {
      return pages.calculatedSize;
    },
    get counts() {
      return { pages: pages.size, underWay: making.size, hits, misses };
    },
  };
}
