import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves what the build made: files with a hash in their name for ever, compressed beforehand; pictures of the demo and
 * other files for a day.
 */
export async function registerStaticFiles(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    decorateReply: false,
  });
  // Pictures that the demo's content names; drawn by the build.
  await http.register(fastifyStatic, { root: join(folder, "demo"), prefix: "/demo/", preCompressed: true, maxAge: "1d", index: false, decorateReply: false });
}
