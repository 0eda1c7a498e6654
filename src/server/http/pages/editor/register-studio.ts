import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginHref } from "../../../../shared/links.ts";
import { productTexts } from "../../../modules/sites/index.ts";
import { chooseLocale } from "../../../core/locale.ts";
import { redirect, sendFresh, type PageAnswerer } from "../answer-page.ts";
import { lastResort } from "../fallback-page.ts";
import { specialPage, viewerFor } from "../make-page.ts";
import type { Ssr } from "../page-renderer.ts";
import { readPageRequest } from "../page-request.ts";
import { studioPage } from "./studio-page.ts";
import { entranceTo, studioMay } from "./studio-access.ts";

export interface StudioParts extends PageAnswerer {
  /** The style that every page starts with comes of the server bundle. */
  ssr(): Promise<Ssr>;
  /** Address of the studio's first module. */
  entry: string;
  development?: boolean | undefined;
}

/** Answers at `/studio` and below `/studio/site`; what else is below `/studio` are screens like any other. */
export function registerStudio(http: FastifyInstance, parts: StudioParts): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerStudio(request, reply, parts);
  http.get("/studio", answer);
  http.get("/studio/site/:orgNo", answer);
  http.get("/studio/site/:orgNo/*", answer);
}

async function answerStudio(request: FastifyRequest, reply: FastifyReply, parts: StudioParts): Promise<unknown> {
  const { services } = parts;
  try {
    const asked = await readPageRequest(request, request.url, services);
    const { session } = asked.caller;
    if (session?.state !== "active") return redirect({ to: loginHref, permanent: false }, asked, reply);
    const consolePath = asked.tenant.fixedPaths("").some(({ path }) => path === "/studio/start")
      ? "/studio/start"
      : "/studio/audit";
    const entrance = entranceTo({ path: asked.path, session: session.session, consolePath });
    if (entrance.kind === "redirect") return redirect({ to: entrance.to, permanent: false }, asked, reply);
    const tenant = entrance.kind === "studio" ? await services.tenants.resolve(entrance.orgNo) : undefined;
    const viewer = await viewerFor(asked, parts);
    if (!tenant) {
      const made = specialPage(entrance.kind === "noAccess" ? "no-access" : "not-found", asked, viewer);
      return made.kind === "page" ? await sendFresh(made, asked, request, reply, parts) : lastResort(request, reply);
    }
    // The studio is the platform's tool, in its colours and languages, whichever site it works on.
    const platform = (await services.tenants.resolve("default")) ?? tenant;
    const locale = chooseLocale(asked.caller.languages, {
      default: Object.keys(productTexts)[0]!,
      offered: Object.keys(productTexts),
    });
    const { headers, html } = studioPage({
      start: {
        siteOrgNo: tenant.orgNo,
        siteName: tenant.organisationName,
        base: asked.tenant.orgNo === tenant.orgNo ? asked.tenant.base : tenant.base,
        locale,
        viewer: { id: viewer.id, name: viewer.name || viewer.loginName, isOperator: viewer.isOperator === true },
        may: studioMay(session.session),
      },
      style: platform.themeCss + (await parts.ssr()).globalStyle,
      entry: parts.entry,
      origin: asked.origin,
      development: parts.development === true,
    });
    return reply.headers(headers).send(html);
  } catch (error) {
    services.log.error({ err: error, requestId: request.id, url: request.url }, "the studio's page failed");
    return lastResort(request, reply);
  }
}
