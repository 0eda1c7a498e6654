import { join, resolve } from "node:path";
import { SourceError } from "../problem.ts";
import { writeDocsSite } from "./write.ts";

// `npm run docs [-- folder]` writes the documents and the reference as pages: to dist/docs, which the portal serves at
// /docs, or to a folder for any web server. Also run by every command that serves the portal.
const root = join(import.meta.dirname, "../..");
const [named] = process.argv.slice(2);
const folder = named === undefined ? join(root, "dist", "docs") : resolve(named);
// A build replaces dist as a whole: what is made meanwhile is beside it.
const aside = named === undefined ? join(root, `dist-docs-${process.pid}`) : `${folder}-${process.pid}`;
const started = performance.now();
try {
  const count = await writeDocsSite({ root, folder, aside, compressed: named === undefined });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (count !== undefined) console.error(`lectern: wrote ${count} pages of documents to ${folder} in ${seconds} s`);
  else if (named !== undefined) console.error(`lectern: the documents in ${folder} are up to date`);
} catch (error) {
  console.error(
    error instanceof SourceError ? error.message : `lectern: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
