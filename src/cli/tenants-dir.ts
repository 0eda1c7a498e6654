import { relative } from "node:path";
import { readSettings } from "../server/settings.ts";

/** TENANTS_DIR as the server would read it, absolute. */
export function tenantsDir(env: NodeJS.ProcessEnv): string {
  return readSettings(env).tenantsDir;
}

/** A path as messages show it: from the working directory where it lies below that. */
export function shownPath(path: string): string {
  const from = relative(process.cwd(), path);
  return from === "" || from.startsWith("..") ? path : from;
}
