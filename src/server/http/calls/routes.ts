import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contract, type OperationSpec } from "../../../generated/contract.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { byEnvelope } from "../answers-by.ts";
import { CodedError } from "../../core/errors.ts";
import type { Invoke, Outcome } from "../invoke.ts";
import type { Metrics } from "../../core/metrics.ts";
import type { Services } from "../../core/services.ts";
import { SESSION_SECONDS, TOKEN_COOKIE, tokenCookie } from "../../modules/identity/index.ts";
import { answerFault, faultOf } from "./answer.ts";
import { callerOf, type Caller } from "./caller.ts";
import { compressReply } from "./compress.ts";
import { successJson } from "./envelope.ts";
import { isTooMuchJson } from "./json-size.ts";
import { acceptMultipart, letGo, readForm } from "./multipart.ts";
import { outlineOfLarge } from "./outline.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The field of a call's body that is a large document. */
    documentField?: string | undefined;
  }
}

interface CallOptions {
  services: Services;
  invoke: Invoke;
  metrics: Metrics;
}

/**
 * Bytes that the body of a call may have, unless its schema says more (`x-bytes`); files go elsewhere. No other call's
 * schema takes half of it, and it is parsed in the thread that answers everybody.
 */
export const BODY_LIMIT = 64 * 1024;

/** Calls with a field that is a large document, a site: it is read where `jsonOf` takes it. */
const documents: Partial<Record<OperationId, string>> = { saveSiteDraft: "patch", checkSitePatch: "patch" };

/** ms: a call that takes longer is worth a line in the log. */
const SLOW_MS = 1000;

/**
 * Registers every operation of the contract below the instance's prefix, and envelopes for everything else that is
 * asked there.
 */
export function registerCalls(app: FastifyInstance, { services, invoke, metrics }: CallOptions): void {
  acceptJsonOnly(app);
  const routesOf = (instance: FastifyInstance, specs: OperationSpec[]) => {
    for (const spec of specs) {
      const url = spec.path.replaceAll(/\{(\w+)\}/g, ":$1");
      const config = {
        ...byEnvelope,
        documentField: documents[spec.operationId],
        takesFile: spec.fileParam !== undefined,
      };
      instance.route({
        method: spec.method,
        url,
        bodyLimit: spec.bytes ?? BODY_LIMIT,
        config,
        handler: handlerOf(spec, { services, invoke, metrics }),
      });
    }
  };
  const { plain = [], withFile = [] } = Object.groupBy(Object.values<OperationSpec>(contract), ({ fileParam }) =>
    fileParam === undefined ? "plain" : "withFile",
  );
  routesOf(app, plain);
  app.register(async (forms) => {
    await acceptMultipart(forms);
    routesOf(forms, withFile);
  });
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerFault({ error, request, reply, services, caller: undefined });
  // Not left to the not-found handler: the pages answer every other address, also those below /apis.
  for (const url of ["/", "/*"])
    app.all(url, { config: byEnvelope }, async (request, reply) =>
      refuse(new CodedError("NO_SUCH_CALL"), request, reply),
    );
}

function handlerOf(spec: OperationSpec, { services, invoke, metrics }: CallOptions) {
  const { operationId, pathParams, queryParams, fileParam } = spec;
  const count = metrics.callTimer(operationId);
  const observe = (code: number, requestId: string, milliseconds: number) => {
    count(code, milliseconds);
    if (milliseconds > SLOW_MS)
      services.log.warn(
        { operationId, requestId, replyCode: code, milliseconds: Math.round(milliseconds) },
        "slow call",
      );
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const started = performance.now();
    let caller: Caller | undefined;
    try {
      caller = await callerOf(request, services, { programs: true });
      const params = pick({ from: request.params, names: pathParams, and: request.query, queryNames: queryParams });
      const body =
        fileParam === undefined ? (request.body === undefined ? {} : request.body) : await readForm(request, fileParam);
      const outcome = await invoke.split(operationId, { params, body }, caller);
      keepToken(request, reply, { outcome, services, caller });
      const { extras, site, locale } = outcome;
      const json = successJson(outcome.data, site.texts(locale).t(extras.messageKey ?? "common.success"));
      observe(200, request.id, performance.now() - started);
      reply.header("content-type", "application/json; charset=utf-8").header("cache-control", "no-store");
      return reply.send(compressReply(json, request.headers["accept-encoding"], reply));
    } catch (error) {
      observe(faultOf(error, request.id).code, request.id, performance.now() - started);
      return answerFault({ error, request, reply, services, caller });
    } finally {
      if (fileParam !== undefined) letGo(request);
    }
  };
}

/** A body is JSON or nothing at all; nothing stands for an object without fields. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  const readBody: typeof parse = (request, body, done) => {
    const { documentField: field } = request.routeOptions.config;
    if (field === undefined) return parse(request, body, done);
    const { outline, remember } = outlineOfLarge(body as string, field);
    return parse(request, outline, (error, read) => done(error, error ? read : remember(read)));
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, {});
    else if (isTooMuchJson(body as string)) done(new CodedError("BODY_TOO_DEEP"));
    else readBody(request, body as string, done);
  });
}

interface Picking {
  from: unknown;
  names: readonly string[];
  and: unknown;
  queryNames: readonly string[];
}

/** The path and query parameters that an operation knows; others (of campaigns, of proxies) are not its business. */
function pick({ from, names, and, queryNames }: Picking): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const name of names) params[name] = (from as Record<string, unknown>)[name];
  for (const name of queryNames) {
    const value = (and as Record<string, unknown>)[name];
    if (value !== undefined) params[name] = value;
  }
  return params;
}

/** Sets or takes away the cookie that page loads are recognised by. */
function keepToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { outcome, services, caller }: { outcome: Outcome; services: Services; caller: Caller },
): void {
  const { sessionToken } = outcome.extras;
  if (sessionToken === undefined) return;
  const secure = services.settings.publicUrl?.startsWith("https:") ?? request.protocol === "https";
  const options = { host: request.host, secure, ownHost: caller.ownHost, maxAge: SESSION_SECONDS };
  reply.header("set-cookie", tokenCookie(sessionToken ?? "", options));
  // One of an earlier version of the rule, or set by the page, may be the host's alone.
  if (sessionToken !== null) return;
  reply.header("set-cookie", `${TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
  // Who sits down next at this browser finds no page of theirs by going back.
  reply.header("clear-site-data", '"cache"');
}
