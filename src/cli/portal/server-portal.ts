import { contract } from "../../generated/contract.ts";
import type { OperationId, OperationReply } from "../../generated/operations.ts";
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
      const { path, method, body } = requestOf(id, input as Record<string, unknown>);
      const headers = {
        token,
        "lectern-actor": sanitizedHeader(actor),
        "accept-language": locale,
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      };
      const response = await reached(url, () =>
        fetch(`${url}/apis${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
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

function requestOf(
  id: OperationId,
  input: Record<string, unknown>,
): { path: string; method: string; body: string | FormData | undefined } {
  const { method, path, pathParams, queryParams } = contract[id];
  const rest = { ...input };
  const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(rest[name])));
  const query = new URLSearchParams();
  for (const name of queryParams) if (rest[name] !== undefined) query.set(name, String(rest[name]));
  for (const name of [...pathParams, ...queryParams]) delete rest[name];
  return {
    path: `${address}${query.size > 0 ? `?${query}` : ""}`,
    method,
    body: method === "POST" ? bodyOf(rest) : undefined,
  };
}

/** JSON, or a form where a file goes with it: the file last, because the server reads the rest before it takes that. */
function bodyOf(input: Record<string, unknown>): string | FormData {
  const files = Object.entries(input).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  if (files.length === 0) return JSON.stringify(input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (!(value instanceof Blob) && value !== undefined) form.append(name, String(value));
  for (const [name, file] of files) form.append(name, file);
  return form;
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
