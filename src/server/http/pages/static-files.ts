import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves what the build made: files with a hash in their name for ever, compressed beforehand; pictures of the demo, of
 * flavours (`<TENANTS_DIR>/flavours/<name>/pictures`) and other files for a day.
 */
export async function registerStaticFiles(
  http: FastifyInstance,
  { folder, tenantsDir }: { folder: string; tenantsDir: string },
): Promise<void> {
  await http.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    decorateReply: false,
  });
  // Pictures of blocks for the studio's gallery; their names stay when they are drawn anew.
  await http.register(fastifyStatic, {
    root: blockPictures,
    prefix: "/assets/blocks/",
    allowedPath: (path) => /^\/\w+\.webp$/.test(path),
    maxAge: "1h",
    index: false,
    decorateReply: false,
  });
  // Pictures that the demo's content names; drawn by the build.
  await http.register(fastifyStatic, {
    root: join(folder, "demo"),
    prefix: "/demo/",
    preCompressed: true,
    maxAge: "1d",
    index: false,
    decorateReply: false,
  });
  // Pictures that flavours bring for the sites on them: of their folders nothing else is served.
  await http.register(fastifyStatic, {
    root: join(tenantsDir, "flavours"),
    prefix: "/flavours/",
    allowedPath: (path) => /^\/[a-z0-9][a-z0-9-]*\/pictures\/[\w-]+\.(svg|webp|png|jpg)$/.test(path),
    maxAge: "1d",
    index: false,
    decorateReply: false,
  });
  // What PDFs need that do not bring it: tables of Chinese fonts, and the fonts that every reader has.
  await http.register(fastifyStatic, {
    root: pdfFiles,
    prefix: "/pdf/",
    allowedPath: (path) => /^\/(cmaps|standard_fonts)\/[\w-]+\.\w+$/.test(path),
    maxAge: "30d",
    index: false,
    decorateReply: false,
  });
}

const blockPictures = join(import.meta.dirname, "../../../../docs/configuration/pictures");
const pdfFiles = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
