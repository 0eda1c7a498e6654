import type { OperationAddress } from "../site/document/page.ts";
import { requestOf } from "../shared/operation-request.ts";
import { isSessionCode } from "../shared/session-code.ts";
import { CallError } from "./call-error.ts";

/** The reply of every call. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

export interface TransportOptions {
  /** Gives the envelope as it is, whatever its code, and does nothing about it. */
  skipHandling?: boolean;
  /**
   * Shows no message when the call fails, and gives the envelope whatever came of it (isShowErrTip false).
   */
  quiet?: boolean;
  /** Nobody asked for it: the page keeps its data true. */
  background?: boolean;
  signal?: AbortSignal | undefined;
  /** Told of the share of a file that has been sent, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
}

/** What a transport needs of the page. */
export interface TransportHost {
  token(): string | undefined;
  locale(): string;
  /**
   * The organisation whose site the page is of; "" on the platform. Told with reads, and with what is sent signed out.
   */
  orgNo(): string;
  /** For which organisation the person acts as the page has it, if for one: what is saved for another is refused. */
  actsFor?(): string | undefined;
  /** What to say when no answer came. */
  offlineText(): string;
  showError(message: string): void;
  /**
   * Codes 300 to 400: the visitor has to sign in; of 306, which says what this account may not, nothing is to be said
   * where it is quiet.
   */
  onSessionCode(code: number, options: { quiet: boolean; background: boolean }): void;
  /** Told of each success: signing in and out change the session. */
  onReply(operationId: string, data: unknown): void;
}

/** An operation as a call names it. */
export type Called = OperationAddress & { operationId: string };

/** How long a call may take, in ms. */
const timeout = 60_000;

/** Makes the one function that all calls of the browser go through. */
export function createTransport(host: TransportHost) {
  /** Numbers of files that are sent in parts: their permits said so. */
  const inParts = new Set<unknown>();
  return async function call(operation: Called, input: object, options: TransportOptions = {}): Promise<unknown> {
    const values = input as Record<string, unknown>;
    const isLarge = values["file"] && inParts.has(values["fileNo"]);
    const envelope = isLarge
      ? await (await import("./send-chunks.ts")).sendLarge(values, host, options)
      : await send(operation, values, host, options);
    if (options.skipHandling) return envelope;
    if (envelope.code === 200) {
      const { fileNo, resumable } = (envelope.data ?? {}) as { fileNo?: string; resumable?: boolean };
      if (resumable) inParts.add(fileNo);
      host.onReply(operation.operationId, envelope.data);
    } else {
      console.error(`${operation.operationId}: ${envelope.code} ${envelope.msg}`);
      if (isSessionCode(envelope.code))
        host.onSessionCode(envelope.code, { quiet: options.quiet === true, background: options.background === true });
      if (!options.quiet && envelope.msg) host.showError(envelope.msg);
    }
    return options.quiet ? envelope : dataOf(envelope);
  };
}

/**
 * The same for blocks and actions, which are promised what was asked for: a call that failed rejects, whether or not
 * that was shown.
 */
export function givesData(call: ReturnType<typeof createTransport>): ReturnType<typeof createTransport> {
  return async (operation, input, options = {}) => {
    const reply = await call(operation, input, options);
    return options.quiet && !options.skipHandling ? dataOf(reply as Envelope) : reply;
  };
}

function dataOf({ code, msg, data }: Envelope): unknown {
  if (code === 200) return data;
  throw new CallError({ code, message: msg, data });
}

async function send(
  operation: Called,
  input: Record<string, unknown>,
  host: TransportHost,
  { signal: stop, progress, quiet }: TransportOptions,
): Promise<Envelope> {
  const token = host.token();
  const orgNo = operation.write && token ? host.actsFor?.() : host.orgNo();
  const { url, body, file } = requestOf(operation, input);
  // Not of one person for another, who signs in after them in this tab.
  const call = operation.once && token && body ? `${operation.operationId} ${token} ${body}` : undefined;
  // What only looks at a page does without; where it cannot be fetched, the call goes out as it is.
  const keys = call === undefined ? undefined : await import("./unanswered.ts").catch(() => undefined);
  const key = call === undefined ? "" : (keys?.keyOf(call) ?? "");
  const answered = (isAnswered: boolean) => {
    if (call !== undefined) keys?.noteAnswer(call, { key, isAnswered });
  };
  const headers = {
    lang: host.locale(),
    ...(token ? { token } : {}),
    ...(orgNo ? { orgno: orgNo } : {}),
    ...(key ? { "idempotency-key": key } : {}),
  };
  const signal = stop ? AbortSignal.any([stop, AbortSignal.timeout(timeout)]) : AbortSignal.timeout(timeout);
  try {
    if (file) {
      const { sendForm } = await import("./send-form.ts");
      return await sendForm({ url, headers, input: file, signal, progress });
    }
    const reply = await fetch(url, {
      method: operation.method,
      headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
      signal,
      ...(body ? { body } : {}),
      ...(operation.write && quiet && body && isSmall(body) ? { keepalive: true } : {}),
    });
    const envelope = (await reply.json()) as Envelope;
    answered(true);
    return envelope;
  } catch (error) {
    answered(false);
    console.error(operation.operationId, error);
    return { code: 0, msg: host.offlineText(), data: null };
  }
}

/**
 * Bytes that browsers let a page send on after it is gone are 64 KiB, of all calls together. What is told quietly, as
 * what was studied is, goes out in the moment that a tab is closed, and nothing says beforehand which message is the
 * last.
 */
const isSmall = (body: string): boolean => new Blob([body]).size < 60_000;
