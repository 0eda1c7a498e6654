import type { Import } from "./import-graph.ts";

/** What the files of a folder may import of this repository, and which packages they may not; with the reason. */
export interface Boundary {
  /** Files below this path; the first boundary that fits a file counts. */
  of: string;
  /** Paths (files, or folders ending in /) that may be imported beside the folder itself. */
  may: readonly string[];
  /** Packages that may not be imported. */
  never?: RegExp;
  reason: string;
}

const site = ["src/generated/", "src/shared/", "src/site/"];
/** What a module of the server may rest on. */
const serverCore = ["src/server/core/", "src/server/lib/", "src/server/database/", "src/server/providers/"];

/** How a page calls the server; the studio calls it in the same way. */
const calling = ["src/browser/transport.ts", "src/browser/call-error.ts", "src/browser/session.ts"];

/**
 * Who may import whom (ARCHITECTURE.md): generated ← site ← editor, forms ← blocks ← renderer ← studio, browser; the server
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
    of: "src/editor/",
    may: [...site, "src/ui/"],
    never: /^(react-router|swr|node:|fastify)/,
    reason: "what the studio and the course editor share knows neither, and nothing of what is edited",
  },
  {
    of: "src/blocks/",
    may: [...site, "src/editor/", "src/forms/", "src/ui/", "src/locales/"],
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
    may: [...site, "src/editor/", "src/ui/", "src/blocks/", "src/forms/", "src/renderer/", "src/locales/", ...calling],
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
  { of: "src/server/modules/index.ts", may: ["src/server/modules/"], reason: "the list of all modules" },
  {
    of: "src/server/modules/",
    may: [...site, ...serverCore, "src/server/modules/", "src/locales/", "generators/"],
    never: /^(react|styled-components)/,
    reason: "a module rests on database, providers and errors; how it is called is not its business",
  },
  {
    of: "src/server/core/",
    may: [...site, "src/server/lib/", "src/server/database/", "src/server/providers/"],
    never: /^(react|styled-components)/,
    reason: "what every module rests on runs none of them; the types of services name them",
  },
  {
    of: "src/server/lib/",
    may: [...site, "src/server/core/", "src/server/database/"],
    never: /^(react|styled-components|fastify$)/,
    reason: "helpers of modules know no module",
  },
  {
    of: "src/server/database/",
    may: [...site, "src/server/core/"],
    never: /^(react|styled-components|fastify$)/,
    reason: "the database knows nobody who asks it",
  },
  {
    of: "src/server/providers/",
    may: [...site, "src/server/core/", "src/server/lib/"],
    never: /^(react|styled-components|fastify$)/,
    reason: "a provider is told what to do; it looks nothing up in the database",
  },
  {
    of: "src/server/jobs/",
    may: [...site, ...serverCore, "src/server/modules/"],
    never: /^(react|styled-components|fastify$)/,
    reason: "a job says when; what is done is the modules' work",
  },
  {
    of: "src/server/http/",
    may: [...site, ...serverCore, "src/server/modules/", "src/server/bundling/studio-map.ts", "src/locales/"],
    never: /^(react$|react-dom|styled-components|@rjsf)/,
    reason: "what answers requests knows modules; jobs and the demo are put together with it elsewhere",
  },
  {
    of: "src/server/build.ts",
    may: ["src/server/bundling/", "src/demo/", "generators/docs-site/"],
    reason: "the build makes everything that is served and not in git, the site of documents too",
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

/** Something that no file may import, whatever its folder may. */
export interface Rule {
  name: string;
  reason: string;
  breaks(one: Import): boolean;
}

/** The module of the server that a file is in. */
export const moduleOf = (file: string): string | undefined => /^src\/server\/modules\/([^/]+)\//.exec(file)?.[1];
const blockOf = (file: string) => /^src\/blocks\/([^/]+)\//.exec(file)?.[1];

/** What blocks offer to other blocks whole: a component that the other shows inside itself. */
const offeredByBlocks: ReadonlySet<string> = new Set([
  "src/blocks/category-menu/DropdownContent.tsx",
  // What the bar above a lesson and the blocks in the panels beside it need of the player.
  "src/blocks/course-player/EmptyPanel.tsx",
  "src/blocks/course-player/lessons.ts",
  "src/blocks/course-player/open-lesson.ts",
  "src/blocks/course-player/panels.ts",
  "src/blocks/course-player/video-control.ts",
  "src/blocks/document-viewer/DocumentPages.tsx",
  // What a learner sees of a question, also for those who write it.
  "src/blocks/exam-sheet/AnswerInput.tsx",
  // How answers are kept, sent and taken over, for all that is an attempt.
  "src/blocks/exam-sheet/OtherVersion.tsx",
  "src/blocks/exam-sheet/SheetStyle.ts",
  "src/blocks/exam-sheet/TryQuestion.tsx",
  "src/blocks/exam-sheet/answers.ts",
  "src/blocks/exam-sheet/other-style.ts",
  "src/blocks/exam-sheet/use-answers.ts",
  // Where answers are kept, for the check of the device before they are given.
  "src/blocks/exam-sheet/local-database.ts",
  "src/blocks/preview-lessons/Video.tsx",
  // How a value of a record is written and what is done with it, alone as in a list.
  "src/blocks/record-list/Actions.tsx",
  "src/blocks/record-list/Value.tsx",
  "src/blocks/record-list/actions-style.ts",
  "src/blocks/record-list/item.ts",
  "src/blocks/record-list/labels.ts",
  "src/blocks/record-list/use-forms.tsx",
  "src/blocks/record-list/value-style.ts",
  "src/blocks/rich-editor/RichEditor.tsx",
]);

/** Rules that hold between the parts of a folder, or across folders. Types count too. */
export const rules: readonly Rule[] = [
  {
    name: "a module is imported by its index.ts",
    reason: "what others may use of a module is listed in one place; the rest can change without asking anybody",
    breaks: ({ from, to }) => {
      const module = moduleOf(to);
      if (!module || module === moduleOf(from) || from.includes("/testing/")) return false;
      if (from === "src/server/modules/index.ts") return !/\/(routes|policy)\.ts$/.test(to);
      // What threads do of a module is in a file that loads nothing of the server.
      if (from === "src/server/modules/sites/work/tasks.ts") return !to.endsWith("/threads.ts");
      return to !== `src/server/modules/${module}/index.ts`;
    },
  },
  {
    name: "a module does not import its own index.ts",
    reason: "inside, a file names the file it needs; by the index it would import itself",
    breaks: ({ from, to }) => moduleOf(from) !== undefined && to === `src/server/modules/${moduleOf(from)}/index.ts`,
  },
  {
    name: "a block leaves the inside of other blocks alone",
    reason: "what several blocks need is in src/blocks/shared or src/ui; components for other blocks are listed here",
    breaks: ({ from, to }) => {
      const [own, other] = [blockOf(from), blockOf(to)];
      return (
        own !== undefined && other !== undefined && own !== other && other !== "shared" && !offeredByBlocks.has(to)
      );
    },
  },
  {
    name: "only pages, the studio and the command line call the server",
    reason: "a block never fetches: its data come as props, and what it may call comes as `operations`",
    breaks: ({ from, to, typesOnly }) =>
      to === "src/generated/client.ts" && !typesOnly && !/^src\/(browser|studio|cli)\//.test(from),
  },
];
