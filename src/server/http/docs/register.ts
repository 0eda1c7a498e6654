import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseLocale } from "../../core/locale.ts";
import { readCookie } from "../../modules/identity/index.ts";
import { firstLocale, productTexts } from "../../modules/sites/index.ts";
import { contentSecurityPolicy } from "../pages/csp.ts";
import { securityHeaders } from "../pages/security-headers.ts";

interface Docs {
  /** The folder that `npm run docs` writes. */
  folder: string;
  /** Answers for an address that has no document. */
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** The pages have neither scripts nor styles of their own, but for the one style sheet. */
const policy = contentSecurityPolicy({ scriptHashes: [], styleHashes: [] });

/**
 * Serves the site of documents below `/docs`, which no screen may have. They are the product's, not the site's: search
 * engines leave them out.
 */
export async function registerDocs(http: FastifyInstance, { folder, notFound }: Docs): Promise<void> {
  const files = createFileList(folder);
  await http.register(
    async (docs) => {
      await docs.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, maxAge: "5m" });
      docs.get("", async (request, reply) => {
        const page = homeOf(request, await files());
        return page === undefined ? notFound(request, reply) : redirect(reply, `/docs/${page}`);
      });
      docs.get<{ Params: { "*": string } }>("/*", async (request, reply) => {
        const path = request.params["*"];
        if (path === "") return redirect(reply, "/docs");
        const known = await files();
        if (known.has(path)) return send(path, request, reply);
        if (known.has(join(path, "index.html"))) return redirect(reply, `/docs/${join(path, "index.html")}`);
        return notFound(request, reply);
      });
    },
    { prefix: "/docs" },
  );
}

/** The first page in the reader's language, or in the one that has one. */
function homeOf({ headers }: FastifyRequest, files: ReadonlySet<string>): string | undefined {
  const wishes = { cookie: readCookie(headers.cookie, "lang"), acceptLanguage: headers["accept-language"] };
  const locale = chooseLocale(wishes, { default: firstLocale, offered: Object.keys(productTexts) });
  return [`index.${locale}.html`, "index.html"].find((page) => files.has(page));
}

/** To which page depends on the reader. */
function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header("cache-control", "no-cache").header("vary", "accept-language, cookie").redirect(address, 302);
}

function send(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .headers(securityHeaders({ https: request.protocol === "https" }))
    .header("content-security-policy", policy)
    .header("x-robots-tag", "noindex")
    .sendFile(path);
}

/** What is in the folder, read once: a name that is not in it reaches no file. Empty where nothing was written. */
function createFileList(folder: string): () => Promise<ReadonlySet<string>> {
  let known: Promise<ReadonlySet<string>> | undefined;
  return () => (known ??= listFiles(folder));
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && /^\w.*\.(html|css|webp)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
  return new Set(paths);
}
