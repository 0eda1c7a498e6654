import type { FastifyReply, FastifyRequest } from "fastify";
import type { Texts } from "../../../site/compile/texts.ts";
import { isTimeout, isUnavailable } from "../../database/unavailable.ts";
import { AdmissionRefused } from "../../core/admission.ts";
import { isDiskFull } from "../../core/disk-space.ts";
import { CodedError } from "../../core/errors.ts";
import { chooseLocale } from "../../core/locale.ts";
import type { Services } from "../../core/services.ts";
import { readCookie } from "../../modules/identity/index.ts";
import { firstLocale, productTexts, siteTexts } from "../../modules/sites/index.ts";
import { localeOf, type Caller } from "./caller.ts";
import { faultEnvelope } from "./envelope.ts";

/** Answers a call that did not go well with an envelope, in the caller's words, and logs what people should look at. */
export function answerFault({ error, request, reply, services, caller, status }: Answer): FastifyReply {
  const fault = faultOf(error, request.id);
  if (fault.constant === "UNEXPECTED")
    services.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, "unexpected error");
  else if (isDiskFull(error)) services.log.error({ err: error, requestId: request.id }, "the disk is full");
  else if (fault.httpStatus === 503 && !(error instanceof AdmissionRefused))
    services.log.warn({ err: error, requestId: request.id }, "call refused: unavailable");
  reply
    .code(status ?? fault.httpStatus)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8");
  if (fault.httpStatus === 503) reply.header("retry-after", "5");
  return reply.send(JSON.stringify(faultEnvelope(fault, textsFor(request, caller))));
}

interface Answer {
  error: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  /** undefined where the call failed before it was known who makes it. */
  caller: Caller | undefined;
  /** The HTTP status, where it is not the error's own. */
  status?: number;
}

/**
 * The coded error that an error is answered as. Nothing of an unexpected one leaves the server but the request's id.
 */
export function faultOf(error: unknown, requestId: string): CodedError {
  if (error instanceof CodedError) return error;
  if (isUnavailable(error)) return new CodedError("UNAVAILABLE", { cause: error });
  if (isTimeout(error)) return new CodedError("TOO_BUSY", { cause: error });
  if (isDiskFull(error)) return new CodedError("STORAGE_FULL", { cause: error });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new CodedError("BODY_TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new CodedError("UNSUPPORTED_CONTENT");
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) return new CodedError("BROKEN_BODY");
  return new CodedError("UNEXPECTED", { args: { requestId }, data: { requestId }, cause: error });
}

/** The words of the caller's site, or the product's own where it is not known. */
export function textsFor(request: FastifyRequest, caller: Caller | undefined): Pick<Texts, "t"> {
  if (caller) return caller.site.texts(localeOf(caller, caller.site));
  const wishes = {
    cookie: readCookie(request.headers.cookie, "lang"),
    acceptLanguage: request.headers["accept-language"],
  };
  const locale = chooseLocale(wishes, { default: firstLocale, offered });
  return siteTexts({ own: undefined, locales: [locale, firstLocale], product: productTexts });
}

const offered = Object.keys(productTexts);
