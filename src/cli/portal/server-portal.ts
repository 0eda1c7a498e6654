import { contract } from "../../generated/contract.ts";
import type { OperationReply } from "../../generated/operations.ts";
import { formOf } from "../../shared/file-form.ts";
import { requestOf } from "../../shared/operation-request.ts";
import { CliError, exit } from "../command.ts";
import type { Portal } from "./portal.ts";
import { refusal } from "./refusal.ts";

interface ServerPortal {
  url: string;
  token: string;
  locale: string;
  actor: string;
}

/** The portal by a server that runs. */
export function serverPortal({ url, token, locale, actor }: ServerPortal): Portal {
  return {
    server: url,
    async call(id, input) {
      const { method } = contract[id];
      const { url: path, body, file } = requestOf(contract[id], input as Record<string, unknown>);
      const headers = {
        token,
        "lectern-actor": sanitizedHeader(actor),
        "accept-language": locale,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const response = await reached(url, () =>
        fetch(url + path, { method, headers, ...(file ? { body: formOf(file) } : body === undefined ? {} : { body }) }),
      );
      const reply = await envelopeOf(response, url);
      if (reply.code !== 200) throw refusal(reply);
      return reply.data as OperationReply<typeof id>;
    },
    close: async () => undefined,
  };
}

/** Whether a server answers there, within a moment. */
export async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function reached(url: string, send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CliError(
      `${url} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
      exit.failed,
      { cause: error },
    );
  }
}

async function envelopeOf(response: Response, url: string): Promise<{ code: number; msg: string; data: unknown }> {
  const text = await response.text();
  try {
    const reply = JSON.parse(text) as { code?: unknown; msg?: unknown; data?: unknown };
    if (typeof reply.code === "number") return { code: reply.code, msg: String(reply.msg), data: reply.data };
  } catch {
    // Said below.
  }
  throw new CliError(`${url} answers, but not as a Lectern does (HTTP ${response.status}).`);
}

/** Headers take Latin letters. */
function sanitizedHeader(text: string): string {
  return text.replaceAll(/[^\w@.\- ]/g, "").slice(0, 100);
}
