import { PLATFORM } from "../../server/lib/org-no.ts";
import { Readable } from "node:stream";
import { compose } from "../../server/compose.ts";
import { CodedError } from "../../server/core/errors.ts";
import { assembleOperations } from "../../server/http/calls/operations.ts";
import type { Caller } from "../../server/http/calls/caller.ts";
import { handlers, policies } from "../../server/modules/index.ts";
import { IncomingFile } from "../../server/core/incoming-file.ts";
import { createInvoke } from "../../server/http/invoke.ts";
import { createLog } from "../../server/core/log.ts";
import type { Settings } from "../../server/core/settings.ts";
import { machineSession } from "../../server/modules/identity/index.ts";
import { CliError } from "../command.ts";
import type { Portal } from "./portal.ts";
import { refusal } from "./refusal.ts";

/**
 * The portal without a server: the same operations in this process, on the database that a server would use. Jobs do
 * not run, and TENANTS_DIR is brought in only where nothing ever was, as the first start does.
 */
export async function openOwnPortal({
  settings,
  locale,
  actor,
}: {
  settings: Settings;
  locale: string;
  actor: string;
}): Promise<Portal> {
  const composition = await compose({ settings, log: createLog("silent"), watch: false, work: false }).catch(
    (error: unknown) => {
      throw explained(error, settings);
    },
  );
  const { services, tenants } = composition;
  const invoke = createInvoke(assembleOperations(handlers, policies), services);
  const platform = async () => (await tenants.resolve(PLATFORM)) ?? fail("The platform's own site is not there.");
  try {
    await tenants.resolve(PLATFORM).catch(() => tenants.start({ watch: false }));
    const session = { ...(await machineSession(services.db)), via: { kind: "cli" as const, name: actor } };
    const site = await platform();
    const caller: Caller = {
      requestId: "cli",
      ip: "127.0.0.1",
      userAgent: "lectern",
      languages: { cookie: locale, acceptLanguage: undefined },
      site,
      siteAsked: false,
      ownHost: false,
      session: { state: "active", session },
      byHeader: true,
    };
    return {
      server: undefined,
      async call(id, input) {
        try {
          return await invoke(id, await withFiles(input), caller);
        } catch (error) {
          if (!(error instanceof CodedError)) throw error;
          throw refusal({
            code: error.code,
            msg: site.texts(locale).t(`error.${error.constant}`, error.args),
            data: error.data,
          });
        }
      },
      close: () => composition.close(),
    };
  } catch (error) {
    await composition.close();
    throw error;
  }
}

/** Files as the server takes them in. */
async function withFiles<Input>(input: Input): Promise<Input> {
  const taken: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    taken[name] =
      value instanceof Blob ? new IncomingFile(Readable.from([Buffer.from(await value.arrayBuffer())])) : value;
  }
  return taken as Input;
}

/** What a person can do about a database that does not open. */
export function explained(error: unknown, { databaseUrl, dataDir }: Settings): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (databaseUrl === undefined && message.includes("is in use by another lectern process")) {
    return new CliError(
      `Another process uses the embedded database in ${dataDir}, and no server answers there by its file operator-token. Stop it, or wait until it is done.`,
    );
  }
  if (databaseUrl !== undefined) return new CliError(`PostgreSQL (DATABASE_URL) cannot be used: ${message}`);
  return error;
}

function fail(message: string): never {
  throw new CliError(message);
}
