/** What the files of a folder may import of this repository, and which packages they may not; with the reason. */
export interface Boundary {
  /** Files below this path; the first boundary that fits a file counts. */
  of: string;
  /** Paths (files, or folders ending in /) that may be imported beside the folder itself. */
  may: readonly string[];
  /** Packages that may not be imported. */
  never?: RegExp;
  /** Also checked where only types are taken; otherwise types may come from anywhere in src. */
  reason: string;
}

const site = ["src/generated/", "src/shared/", "src/site/"];
/** What a module of the server may rest on. */
const serverCore = ["src/server/core/", "src/server/lib/", "src/server/database/", "src/server/providers/"];

/** How a page calls the server; the studio calls it in the same way. */
const calling = ["src/browser/transport.ts", "src/browser/call-error.ts", "src/browser/session.ts"];

/**
 * Who may import whom (ARCHITECTURE.md): generated ← site ← blocks, forms ← renderer ← studio, browser; the server
 * apart.
 */
export const boundaries: readonly Boundary[] = [
  {
    of: "src/generated/",
    may: ["src/blocks/", "src/shared/", "src/site/", "src/locales/"],
    reason: "generated files name blocks and texts, and take the types of documents, nothing else",
  },
  {
    of: "src/shared/",
    may: ["src/generated/"],
    never: /^(react|swr|styled-components|node:|fastify|pg|kysely|@rjsf)/,
    reason: "what the browser and the server both know depends on neither",
  },
  {
    of: "src/ui/",
    may: [...site, "src/locales/", "src/blocks/block.ts"],
    never: /^(react-router|swr|node:|fastify)/,
    reason: "components that blocks, forms and the studio share know none of them",
  },
  {
    of: "src/site/",
    may: [...site, "src/locales/check/"],
    never: /^(react|swr|styled-components|node:|fastify|pg|kysely|@rjsf)/,
    reason: "the pure core knows no React, no network, no clock and no file system",
  },
  {
    of: "src/blocks/",
    may: [...site, "src/forms/", "src/ui/", "src/locales/"],
    never: /^(react-router|swr|node:|fastify)/,
    reason: "blocks get props and handlers: they never fetch and never import the router",
  },
  {
    of: "src/forms/",
    may: [...site, "src/ui/", "src/locales/"],
    never: /^(react-router|swr|fastify)/,
    reason: "forms stand on the site's core alone, so that any block can use one",
  },
  {
    of: "src/renderer/",
    may: [...site, "src/ui/", "src/blocks/", "src/forms/"],
    never: /^(node:|fastify|pg$)/,
    reason: "the renderer runs in the browser and on the server alike",
  },
  {
    of: "src/studio/",
    may: [...site, "src/ui/", "src/blocks/", "src/forms/", "src/renderer/", "src/locales/", ...calling],
    never: /^(node:|fastify|pg$)/,
    reason: "the studio stands on the renderer, and calls the server as pages do",
  },
  {
    of: "src/browser/preview/",
    may: [...site, "src/ui/", "src/blocks/", "src/forms/", "src/renderer/", "src/browser/"],
    never: /^(node:|fastify|pg$)/,
    reason: "the preview of a draft stands on the renderer, in the browser as on the server",
  },
  {
    of: "src/browser/",
    may: [...site, "src/ui/", "src/blocks/", "src/forms/", "src/renderer/"],
    never: /^(node:|fastify|pg$)/,
    reason: "what is sent to the browser may not reach into the server",
  },
  {
    of: "src/server/ssr.tsx",
    may: [...site, "src/ui/", "src/blocks/", "src/forms/", "src/renderer/", "src/browser/preview/"],
    reason: "the one file of the server that draws",
  },
  { of: "src/server/modules/index.ts", may: ["src/server/modules/"], reason: "the list of all features" },
  {
    of: "src/server/modules/",
    may: [...site, ...serverCore, "src/server/modules/", "src/locales/"],
    never: /^(react|styled-components)/,
    reason: "a feature rests on database, providers and errors; how it is called is not its business",
  },
  {
    of: "src/server/",
    may: [...site, "src/server/", "src/demo/", "src/locales/"],
    never: /^(react$|react-dom|styled-components|@rjsf)/,
    reason: "only server/ssr.tsx imports the renderer",
  },
  {
    of: "src/demo/",
    may: [...site, "src/server/"],
    never: /^(react|styled-components|@rjsf)/,
    reason: "the demo fills a database as the server would",
  },
  {
    of: "src/cli/",
    may: [...site, "src/server/", "src/demo/", "src/cli/"],
    never: /^(react|styled-components|@rjsf)/,
    reason: "the command line is a face of the server",
  },
];
