import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { readCookie, TOKEN_COOKIE } from "../../modules/identity/index.ts";
import type { Settings } from "../../core/settings.ts";
import type { Tenant } from "../../modules/sites/index.ts";
import { wantsMobileSite } from "./mobile.ts";
import { acceptedEncoding, matchesETag } from "./negotiate.ts";
import type { PageCache } from "./page-cache.ts";
import { replyIn, type StoredPage } from "./stored-page.ts";

/** Where a kept page was found for a request before, so that the next like it need not be taken apart. */
interface Shortcut {
  tenant: Tenant;
  /** The page's key in the cache. */
  key: string;
  page: StoredPage;
  /** Whether phones are sent elsewhere by this site. */
  sendsPhones: boolean;
}

export interface KeptPages {
  /** Answers from memory when exactly this was asked before by somebody signed out, and nothing changed since. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  remember(request: IncomingMessage, found: Omit<Shortcut, "sendsPhones">): void;
}

interface KeptPagesParts {
  cache: PageCache;
  peek(orgNo: string): Tenant | undefined;
  /** Whose X-Forwarded-* headers count. */
  trustProxy: Settings["trustProxy"];
}

/** Characters: names that nobody asks with twice are not worth their place. */
const LONGEST_NAME = 4000;

/**
 * The shortest way to a page: one look for the request as it came, and a check that tenant and page are still the same.
 */
export function createKeptPages({ cache, peek, trustProxy }: KeptPagesParts): KeptPages {
  const shortcuts = new LRUCache<string, Shortcut>({ max: 4000 });
  const requestKey =
    trustProxy === false
      ? plainName
      : trustProxy === true
        ? forwardedName
        : (request: IncomingMessage) => `${request.socket.remoteAddress}\n${forwardedName(request)}`;

  return {
    answer(request, response) {
      if (request.method !== "GET") return false;
      const { headers } = request;
      if (headers.cookie?.includes(TOKEN_COOKIE)) return false;
      const found = shortcuts.get(requestKey(request));
      if (!found || cache.get(found.key) !== found.page || peek(found.tenant.orgNo) !== found.tenant) return false;
      if (found.sendsPhones && wantsMobileSite(headers)) return false;
      sendStored(found.page, request, response);
      return true;
    },
    remember(request, found) {
      const name = requestKey(request);
      if (name.length <= LONGEST_NAME)
        shortcuts.set(name, { ...found, sendsPhones: Boolean(found.tenant.settings.info.h5Domain) });
    },
  };
}

/** Sends a kept page in the encoding that the caller takes, or 304 when the caller has it. */
export function sendStored(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (matchesETag(headers["if-none-match"], page.etag)) {
    response.writeHead(304, page.notModified);
    response.end();
    return;
  }
  const reply = replyIn(page, acceptedEncoding(headers["accept-encoding"] as string | undefined));
  response.writeHead(page.status, reply.headers);
  response.end(request.method === "HEAD" ? undefined : reply.body);
}

/** What of a request decides which page it gets, as it came. */
function plainName({ headers, url }: IncomingMessage): string {
  const language = headers.cookie ? readCookie(headers.cookie, "lang") : undefined;
  return `${headers.host}\n${language ?? ""}\n${headers["accept-language"] ?? ""}\n${url}`;
}

/** The same behind a proxy that is believed; where not everybody is, who says it decides too. */
function forwardedName(request: IncomingMessage): string {
  const { headers } = request;
  return `${headers["x-forwarded-proto"] ?? ""}\n${headers["x-forwarded-host"] ?? ""}\n${plainName(request)}`;
}
