import { sendOnce } from "../answer-page.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compressReply } from "../../calls/compress.ts";
import type { PreviewReply } from "../../../../site/preview/preview-page.ts";
import { oneValue } from "../../../core/one-value.ts";
import { lastResort } from "../fallback-page.ts";
import { errorPage, type PageMaker, type PageResult } from "../make-page.ts";
import type { PageRenderer, PageToShow } from "../page-renderer.ts";
import { makePreview, previewOf, type PreviewResult } from "./make-preview.ts";
import { previewProblem } from "./problem-page.ts";
import { previewHeaders } from "./preview-headers.ts";
import { readPreviewRequest, type PreviewRequest } from "./preview-request.ts";

export interface PreviewAnswerer extends PageMaker {
  renderer: PageRenderer;
}

/** Answers a request for a page of a draft, below `previewRoot`. Nothing of it is kept. */
export async function answerPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  answerer: PreviewAnswerer,
): Promise<unknown> {
  const { log } = answerer.services;
  try {
    const asked = await readPreviewRequest(request, request.url, answerer.services);
    if (asked.kind !== "page")
      return previewProblem(request, reply, {
        problem: asked.kind,
        ...(asked.kind === "broken" ? { findings: asked.findings } : {}),
      });
    try {
      const made = await makeOrFail(asked, request, answerer);
      if (made.kind === "redirect")
        return reply.headers(previewHeaders({ https: request.protocol === "https" })).redirect(made.to, 302);
      return await stream(made, asked, request, reply, answerer);
    } catch (error) {
      // Not even the draft's own error page can be drawn: what is wrong with the draft is told instead.
      if (reply.raw.headersSent) return reply.raw.destroy();
      log.warn({ err: error, requestId: request.id }, "a page of a draft could not be drawn");
      return previewProblem(request, reply, { problem: "broken", findings: asked.findings });
    }
  } catch (error) {
    log.error({ err: error, requestId: request.id }, "a preview failed");
    return lastResort(request, reply);
  }
}

/** Gives a page of a draft as data: `GET /_lectern/preview?to=/studio/preview/{token}/list`. */
export async function answerPreviewData(
  request: FastifyRequest,
  reply: FastifyReply,
  answerer: PreviewAnswerer,
): Promise<unknown> {
  const to = oneValue(request.query, "to") ?? "";
  reply.headers(previewHeaders({ https: request.protocol === "https" })).type("application/json; charset=utf-8");
  return reply.send(
    compressReply(
      JSON.stringify(await replyFor(to, request, answerer)),
      request.headers["accept-encoding"] as string | undefined,
      reply,
    ),
  );
}

async function replyFor(to: string, request: FastifyRequest, answerer: PreviewAnswerer): Promise<PreviewReply> {
  try {
    const asked = await readPreviewRequest(request, to, answerer.services);
    if (asked.kind !== "page") return { reload: true };
    const made = await makeOrFail(asked, request, answerer);
    return made.kind === "redirect" ? { redirect: made.to } : made.preview;
  } catch (error) {
    answerer.services.log.warn({ err: error, requestId: request.id }, "a page of a draft could not be made");
    return { reload: true };
  }
}

/** The page, or the draft's own error page where it cannot be made. */
async function makeOrFail(
  asked: PreviewRequest & { kind: "page" },
  request: FastifyRequest,
  answerer: PreviewAnswerer,
): Promise<PreviewResult> {
  try {
    return await makePreview(asked, answerer);
  } catch (error) {
    answerer.services.log.warn({ err: error, requestId: request.id }, "a page of a draft failed");
    const result = errorPage(error, asked.asked) as PageResult & { kind: "page" };
    return {
      kind: "page",
      page: result.page,
      preview: previewOf(result, { ...asked, base: asked.place.base, examples: [], request: asked.asked }),
    };
  }
}

async function stream(
  made: PreviewResult & { kind: "page" },
  { asked }: PreviewRequest & { kind: "page" },
  request: FastifyRequest,
  reply: FastifyReply,
  { renderer }: PreviewAnswerer,
) {
  const { tenant, origin, caller } = asked;
  const shown: PageToShow = {
    page: made.page,
    themeCss: tenant.themeCss,
    origin,
    canonical: { origin, pathOf: (path) => path },
    requestId: caller.requestId,
    landing: undefined,
    locales: tenant.locales,
    timeZone: tenant.settings.timeZone,
    indexed: false,
    // Where the browser does not say what it asks for, the preview's own code takes the band away.
    preview: { data: made.preview, framed: request.headers["sec-fetch-dest"] === "iframe" },
  };
  const { policy, ...page } = await renderer.fresh(shown);
  const headers = {
    ...previewHeaders({ https: origin.startsWith("https:"), policy }),
    "content-type": "text/html; charset=utf-8",
    "x-request-id": request.id,
  };
  const { status } = made.page.payload;
  await sendOnce({ page, status, headers, encoding: "identity", isHead: request.method === "HEAD" }, reply);
  return reply;
}
