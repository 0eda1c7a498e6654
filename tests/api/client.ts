import { webcrypto } from "node:crypto";
import { contract } from "../../src/generated/contract.ts";
import openapi from "../../src/generated/built/openapi.json" with { type: "json" };
import { errorCodes, type ErrorName } from "../../src/shared/error-codes.ts";
import { formOf } from "../../src/browser/send-form.ts";
import type { OperationId } from "../../src/generated/operations.ts";

/** What came back of a call. */
export interface Reply {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  // Each test knows what it asked for, and checks it.
  data: any;
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the API the way a browser does. */
export interface ApiClient {
  /** Calls an operation with a flat input. */
  call(id: OperationId, input?: Record<string, unknown>, options?: CallOptions): Promise<Reply>;
  /** Anything else: `path` stands below the server's address. */
  request(path: string, init?: RequestInit): Promise<Reply>;
  /** Signs in, and gives the token. Throws when it is refused. */
  signIn(loginName: string, password?: string): Promise<string>;
  /** The same with what is sent at hand: see `encryptPassword`. */
  tryToSignIn(loginName: string, password: string, options?: CallOptions): Promise<Reply>;
}

export const DEMO_PASSWORD = "Lectern#2026";

export function createClient(url: string): ApiClient {
  const request = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await fetch(url + path, { redirect: "manual", ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, ...parse(text) };
  };
  const call: ApiClient["call"] = async (id, input = {}, { token, headers = {} } = {}) => {
    const { method, path, pathParams, queryParams } = contract[id];
    const body: Record<string, unknown> = { ...input };
    const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(body[name])));
    const query = new URLSearchParams();
    for (const name of queryParams) if (body[name] !== undefined) query.set(name, String(body[name]));
    for (const name of [...pathParams, ...queryParams]) delete body[name];
    const form = Object.values(body).some((value) => value instanceof Blob) ? formOf(body) : undefined;
    const json = method === "POST" && !form;
    const reply = await request(`/apis${address}${query.size > 0 ? `?${query}` : ""}`, {
      method,
      headers: { ...(token ? { token } : {}), ...(json ? { "content-type": "application/json" } : {}), ...headers },
      ...(json ? { body: JSON.stringify(body) } : {}),
      ...(form ? { body: form } : {}),
    });
    // The document of all calls lists what each may answer: every test of the API holds it against that.
    const isKnown = reply.code === 200 || reply.code === 0 || codesOf(id).has(reply.code);
    if (!isKnown) throw new Error(`${id} answers ${reply.code}, which its x-faults do not say: ${reply.msg}`);
    return reply;
  };
  const tryToSignIn: ApiClient["tryToSignIn"] = async (loginName, password, options) => {
    const { data } = await call("getLoginKey");
    return call(
      "loginWithPassword",
      { loginName, password: await encryptPassword(data, password), keyId: data.keyId },
      options,
    );
  };
  return {
    call,
    request,
    tryToSignIn,
    async signIn(loginName, password = DEMO_PASSWORD) {
      const reply = await tryToSignIn(loginName, password);
      if (reply.code !== 200) throw new Error(`sign-in of ${loginName}: ${reply.code} ${reply.msg}`);
      return reply.data.token;
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

function parse(text: string): Pick<Reply, "code" | "msg" | "data"> {
  try {
    const { code, msg, data } = JSON.parse(text);
    return { code, msg, data };
  } catch {
    return { code: 0, msg: text, data: undefined };
  }
}
