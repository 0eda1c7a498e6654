import type { FastifyInstance, FastifyReply } from "fastify";

/** Where browsers find the rules by which they fetch the page behind a link before it is pressed. */
export const speculationRulesPath = "/_lectern/speculation-rules.json";

/**
 * Addresses that nothing is fetched from before somebody goes there: what is one person's own, what is bought, exams, and
 * what a visit begins. The server refuses what is left of these (`answer-page.ts`): a site may have screens of its own.
 */
const left = [
  "/account",
  "/blog/account",
  "/blog/search",
  "/car",
  "/checkout",
  "/course/sharing",
  "/exam",
  "/examlogin",
  "/grade/course",
  "/grade/homework",
  "/grade/signIn",
  "/join",
  "/login",
  "/pay",
  "/preview",
  "/question/account",
  "/register",
  "/reset",
  "/search",
  "/skip",
  "/studio",
  "/study",
  "/teach",
  "/zhengshu",
].flatMap((path) => [`{/org/:orgNo}?${path}`, `{/org/:orgNo}?${path}/*`]);

/**
 * Links of the site that lead to a page, and not to what is left out. A page whose code is there fetches by itself what
 * its links need (`browser/prefetch.ts`).
 */
const publicLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/_lectern/*", "/apis/*", ...left] } },
    { selector_matches: ":root:not([data-ready]) a" },
    { not: { selector_matches: "[download], [target=_blank], [rel~=nofollow]" } },
  ],
};

/**
 * The rules (https://wicg.github.io/nav-speculation/speculation-rules.html): a page is drawn ahead where a pointer rests
 * on its link, and fetched ahead where the browser cannot draw it.
 */
const rules = JSON.stringify({
  prefetch: [{ source: "document", where: publicLinks, eagerness: "moderate" }],
  prerender: [{ source: "document", where: publicLinks, eagerness: "moderate" }],
});

export function registerSpeculationRules(http: FastifyInstance): void {
  http.get(speculationRulesPath, (_request, reply) =>
    reply.type("application/speculationrules+json").header("cache-control", "public, max-age=3600").send(rules),
  );
}

/** Whether a browser asks for a page that nobody has pressed a link to yet. */
export function isSpeculative(headers: { [name: string]: string | string[] | undefined }): boolean {
  return headers["sec-purpose"]?.includes("prefetch") === true;
}

/** The browser asks again when the link is pressed. */
export function refuseSpeculation(reply: FastifyReply, status: 403 | 503): FastifyReply {
  return reply.code(status).header("cache-control", "no-store").send();
}
