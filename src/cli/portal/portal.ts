import { hostname, userInfo } from "node:os";
import type { OperationId, OperationInput, OperationReply } from "../../generated/operations.ts";
import { readSettings } from "../../server/core/settings.ts";
import { readMachineFile } from "../../server/modules/identity/index.ts";
import { CliError, exit } from "../command.ts";
import { languageFor } from "../language.ts";
import { answers, serverPortal } from "./server-portal.ts";

/** The portal as an operator has it: a server that runs, or the database itself where none does. */
export interface Portal {
  /** Runs an operation. A refusal is thrown as a CliError in the caller's words. */
  call<Id extends OperationId>(id: Id, input: OperationInput<Id>): Promise<OperationReply<Id>>;
  /** The server's address; undefined where the database was opened. */
  server: string | undefined;
  close(): Promise<void>;
}

/**
 * Does something with the portal: by LECTERN_URL and LECTERN_TOKEN where they are set, else by the server that runs on
 * DATA_DIR, else on the database that it would use.
 */
export async function withPortal<Result>(
  env: NodeJS.ProcessEnv,
  work: (portal: Portal) => Promise<Result>,
): Promise<Result> {
  const portal = await openPortal(env);
  try {
    return await work(portal);
  } finally {
    await portal.close();
  }
}

export async function openPortal(env: NodeJS.ProcessEnv): Promise<Portal> {
  const locale = languageFor(undefined, env);
  const actor = personAt();
  const server = await runningServer(env);
  if (server) return serverPortal({ ...server, locale, actor });
  // The whole server comes with it: not for commands that need no database.
  const { openOwnPortal } = await import("./own-portal.ts");
  return openOwnPortal({ settings: readSettings(env), locale, actor });
}

/** The server that a command talks to; undefined where none runs. */
export async function runningServer(env: NodeJS.ProcessEnv): Promise<{ url: string; token: string } | undefined> {
  const url = env["LECTERN_URL"]?.trim();
  const token = env["LECTERN_TOKEN"]?.trim();
  if (url) {
    if (!/^https?:\/\/[^\s/]+\/?$/.test(url))
      throw new CliError("LECTERN_URL is not an address like https://learn.example.", exit.usage);
    if (!token)
      throw new CliError(
        "LECTERN_URL is set: LECTERN_TOKEN must hold an operator token (lectern token add).",
        exit.usage,
      );
    return { url: url.replace(/\/$/, ""), token };
  }
  const machine = readMachineFile(readSettings(env).dataDir);
  // A server that was killed has left its file behind.
  return machine && (await answers(machine.url)) ? machine : undefined;
}

/** Who works at the machine, for the audit log. */
function personAt(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return hostname();
  }
}
