import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readNumber } from "../../../shared/typed-number.ts";
import { POSTED } from "../../../shared/posted-form.ts";
import { kindOfField } from "../../../site/document/own-field-kinds.ts";
import { askedNames } from "../../../site/document/own-questions.ts";
import type { FormDefinition, SentForm } from "../../../site/document/form-definition.ts";
import * as errorCode from "../../../generated/error-codes.ts";
import { fieldErrorsOf } from "../../../shared/field-errors.ts";
import { contract } from "../../../generated/contract.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { dayIn } from "../../../shared/date-time.ts";
import { faultOf } from "../calls/answer.ts";
import { faultEnvelope } from "../calls/envelope.ts";
import { answerByStatus } from "../answers-by.ts";
import { answerPosted, type PageAnswerer } from "./answer-page.ts";
import { readPageRequest, type PageRequest } from "./page-request.ts";

/** Bytes of a form that a browser sends: it writes each byte of Chinese as three. */
const MAX_BYTES = 3 * (contract.sendOwnForm.bytes ?? 0);

/** What a browser says by itself of how long a form took: nothing. It counts as filled in by a person. */
const UNTIMED_SECONDS = 60;

/**
 * Forms of a site's own where no JavaScript runs: the browser sends them to the address of their page, and gets that
 * page, with what came of it. They are sent as nobody's, so that no other website can send one in the name of somebody.
 */
export function registerPostedForms(http: FastifyInstance, answerer: PageAnswerer): void {
  http.register(async (posts) => {
    posts.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    posts.post("/*", async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body.get(POSTED.form) : null;
      if (form === null || isFromElsewhere(request)) return reply.callNotFound();
      return answerForm(request, reply, { answerer, form, posted: request.body as URLSearchParams });
    });
  });
}

/** Says where a browser that sends it is told apart: a page of another website has nothing to send here. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}

interface Posted {
  answerer: PageAnswerer;
  form: string;
  posted: URLSearchParams;
}

async function answerForm(request: FastifyRequest, reply: FastifyReply, { answerer, form, posted }: Posted) {
  let asked: PageRequest;
  try {
    asked = await readPageRequest(request, request.url, answerer.services);
  } catch (error) {
    return answerByStatus(error, request, reply, answerer.services.log);
  }
  const definition = asked.tenant.form(form);
  const values = definition ? valuesOf(definition, posted) : {};
  const outcome = await send({ form, values, trap: posted.get(POSTED.trap) ?? "" }, asked, answerer);
  return answerPosted({ ...asked, sent: { form, outcome } }, request, reply, answerer);
}

interface Sending {
  form: string;
  values: Record<string, unknown>;
  trap: string;
}

async function send(
  { form, values, trap }: Sending,
  { caller, tenant, locale }: PageRequest,
  { invoke, services }: PageAnswerer,
): Promise<SentForm> {
  const now = services.now();
  const { orgNo } = tenant;
  // There is nothing that tells a second press from another form but what is in it: the same of one day is the same.
  const same = canonicalJson([orgNo, form, limitedNetwork(caller.ip), dayIn(tenant.settings.timeZone, now), values]);
  try {
    const input = {
      siteOrgNo: orgNo,
      form,
      answers: values as Parameters<typeof invoke<"sendOwnForm">>[1]["answers"],
      seconds: UNTIMED_SECONDS,
      website: trap,
      idempotencyKey: createHash("sha256").update(same).digest("base64url"),
    };
    await invoke("sendOwnForm", input, { ...caller, session: undefined, byHeader: true });
    return { done: true };
  } catch (error) {
    const texts = tenant.texts(locale);
    const fault = faultOf(error, caller.requestId);
    if (fault.constant === "UNEXPECTED")
      services.log.error({ err: error, requestId: caller.requestId }, "a form failed");
    const { code, msg, data } = faultEnvelope(fault, texts);
    // No captcha can be solved here.
    const message = code === errorCode.CAPTCHA_NEEDED ? texts.t("ownForm.needsScript") : msg;
    return { done: false, message, fields: fieldErrorsOf({ data }), values };
  }
}

/** What a browser sent of each field, as the form's schema has it; what was left empty is not there. */
function valuesOf({ schema, uiSchema = {} }: FormDefinition, posted: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    askedNames(schema).flatMap(({ name, field }): [string, unknown][] => {
      const [first = "", ...more] = posted.getAll(name);
      if (first === "") return [];
      switch (kindOfField(field, uiSchema[name])) {
        case "number":
          // What is no number stays as it was written: the form says so beside it.
          return [[name, readNumber(first) ?? first]];
        case "choices":
          return [[name, [first, ...more]]];
        case "consent":
          return [[name, true]];
        default:
          // Browsers send the ends of lines as they did in the last century.
          return [[name, first.replaceAll("\r\n", "\n")]];
      }
    }),
  );
}
