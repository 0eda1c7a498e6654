import { webcrypto } from "node:crypto";
import { contract } from "../../src/generated/contract.ts";
import openapi from "../../src/generated/built/openapi.json" with { type: "json" };
import { errorCodes, type ErrorName } from "../../src/shared/error-codes.ts";
import type { FieldFault } from "../../src/server/core/errors.ts";
import { formOf } from "../../src/shared/file-form.ts";
import { requestOf } from "../../src/shared/operation-request.ts";
import type { NoInput, OperationId, OperationInput, OperationReply } from "../../src/generated/operations.ts";

/** What came back of a call. An error has no data of the call: `ok` gives the data of a success. */
export interface Reply<Data = unknown> {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  data: Data | null;
}

interface Success<Data> extends Reply<Data> {
  data: Data;
}

/** What came back of a call of an operation. */
export type ReplyOf<Id extends OperationId> = Reply<OperationReply<Id>>;

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** The operations that may be called without an input. */
type IdWithoutInput = { [Id in OperationId]: object extends OperationInput<Id> ? Id : NoInputId<Id> }[OperationId];

type NoInputId<Id extends OperationId> = NoInput extends OperationInput<Id> ? Id : never;

/** Calls the API the way a browser does. */
export interface ApiClient {
  /** Calls an operation with a flat input. */
  call<Id extends IdWithoutInput>(id: Id): Promise<ReplyOf<Id>>;
  call<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id> | undefined,
    options?: CallOptions,
  ): Promise<ReplyOf<Id>>;
  /** The same with an input that the contract does not allow, or whose operation only the running test knows. */
  callUnchecked<Id extends OperationId>(id: Id, input: object, options?: CallOptions): Promise<ReplyOf<Id>>;
  /** Anything else: `path` stands below the server's address. What it gives is what the test says. */
  request<Data = unknown>(path: string, init?: RequestInit): Promise<Reply<Data>>;
  /** Signs in, and gives the token. Throws when it is refused. */
  signIn(loginName: string, password?: string): Promise<string>;
  /** The same with what is sent at hand: see `encryptPassword`. */
  tryToSignIn(loginName: string, password: string, options?: CallOptions): Promise<ReplyOf<"loginWithPassword">>;
}

/** The data of a success; anything else fails the test with its code and message. */
export function ok<Data>(reply: Reply<Data>): Data {
  if (isSuccess(reply)) return reply.data;
  const error = new Error(`the call answers ${reply.code}: ${reply.msg} ${JSON.stringify(reply.data)}`);
  // The line that is shown is that of the test.
  Error.captureStackTrace(error, ok);
  throw error;
}

/** The fields that a refused input names; any other answer than this error fails the test. */
export function fieldsOf({ code, msg, data }: Reply, error: number = errorCodes.VALIDATION.code): FieldFault[] {
  if (code === error && hasFields(data)) return data.fields;
  const other = new Error(`the call answers ${code}: ${msg} ${JSON.stringify(data)}, and names no fields`);
  Error.captureStackTrace(other, fieldsOf);
  throw other;
}

function hasFields(data: unknown): data is { fields: FieldFault[] } {
  return typeof data === "object" && data !== null && "fields" in data && Array.isArray(data.fields);
}

function isSuccess<Data>(reply: Reply<Data>): reply is Success<Data> {
  return reply.code === 200;
}

export const DEMO_PASSWORD = "Lectern#2026";

export function createClient(url: string): ApiClient {
  const request = async <Data>(path: string, init: RequestInit = {}): Promise<Reply<Data>> => {
    const response = await fetch(url + path, { redirect: "manual", ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, ...parse<Data>(text) };
  };
  const callUnchecked: ApiClient["callUnchecked"] = async <Id extends OperationId>(
    id: Id,
    input: object,
    { token, headers = {} }: CallOptions = {},
  ) => {
    const { method } = contract[id];
    const { url: address, body, file } = requestOf(contract[id], input as Record<string, unknown>);
    const reply = await request<OperationReply<Id>>(address, {
      method,
      headers: { ...(token ? { token } : {}), ...(body ? { "content-type": "application/json" } : {}), ...headers },
      ...(body ? { body } : {}),
      ...(file ? { body: formOf(file) } : {}),
    });
    // The document of all calls lists what each may answer: every test of the API holds it against that.
    const isKnown = reply.code === 200 || reply.code === 0 || codesOf(id).has(reply.code);
    if (!isKnown) throw new Error(`${id} answers ${reply.code}, which its x-faults do not say: ${reply.msg}`);
    return reply;
  };
  const call: ApiClient["call"] = <Id extends OperationId>(id: Id, input?: OperationInput<Id>, options?: CallOptions) =>
    callUnchecked(id, input ?? {}, options);
  const tryToSignIn: ApiClient["tryToSignIn"] = async (loginName, password, options) => {
    const key = ok(await call("getLoginKey"));
    return call(
      "loginWithPassword",
      { loginName, password: await encryptPassword(key, password), keyId: key.keyId },
      options,
    );
  };
  return {
    call,
    callUnchecked,
    request,
    tryToSignIn,
    async signIn(loginName, password = DEMO_PASSWORD) {
      const reply = await tryToSignIn(loginName, password);
      const { token } = ok(reply);
      if (token === undefined) throw new Error(`sign-in of ${loginName} gives no token`);
      return token;
    },
  };
}

/** The codes of faults that the document lists for a call. */
function codesOf(id: OperationId): ReadonlySet<number> {
  const operation = Object.values(
    openapi.paths as Record<string, Record<string, { operationId: string; "x-faults"?: string[] }>>,
  )
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  return new Set((operation?.["x-faults"] ?? []).map((name) => errorCodes[name as ErrorName].code));
}

/** A password as the sign-in takes it: RSA-OAEP SHA-256 over the JSON of password, nonce and time, base64. */
export async function encryptPassword(
  key: { publicKey: string; nonce: string },
  password: string,
  time = Date.now(),
): Promise<string> {
  const imported = await webcrypto.subtle.importKey(
    "spki",
    Buffer.from(key.publicKey, "base64"),
    { name: "RSA-OAEP", hash: "SHA-256" },
    false,
    ["encrypt"],
  );
  const message = new TextEncoder().encode(JSON.stringify({ password, nonce: key.nonce, time }));
  return Buffer.from(await webcrypto.subtle.encrypt({ name: "RSA-OAEP" }, imported, message)).toString("base64");
}

/** The server answers for what `data` is: it implements the same contract. */
function parse<Data>(text: string): Pick<Reply<Data>, "code" | "msg" | "data"> {
  try {
    const { code, msg, data } = JSON.parse(text);
    return { code, msg, data };
  } catch {
    return { code: 0, msg: text, data: null };
  }
}
