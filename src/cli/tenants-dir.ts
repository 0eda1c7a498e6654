import { relative } from "node:path";
import { readSettings } from "../server/core/settings.ts";
import { currentVersion } from "../site/document/migrate.ts";

/** TENANTS_DIR as the server would read it, absolute. */
export function tenantsDir(env: NodeJS.ProcessEnv): string {
  return readSettings(env).tenantsDir;
}

/**
 * Where the JSON Schemas of documents are to be had, for editors: the platform's address, or that of a server on this
 * machine.
 */
export function schemasAddress(env: NodeJS.ProcessEnv): string {
  const { publicUrl, port } = readSettings(env);
  return `${publicUrl ?? `http://localhost:${port}`}/schemas/site/${currentVersion}`;
}

/** A path as messages show it: from the working directory where it lies below that. */
export function shownPath(path: string): string {
  const from = relative(process.cwd(), path);
  return from === "" || from.startsWith("..") ? path : from;
}
