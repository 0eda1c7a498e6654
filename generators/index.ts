import { join } from "node:path";
import { runBuilt } from "./built/run.ts";

// `npm run generate [-- --check]` writes what is generated, or names its stale files and exits with 1;
// `npm run generate -- --pictures [type …]` draws the pictures of blocks in a browser.
const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);

// The reference and the pictures are made with code that reads it.
if (!(await runBuilt(root))) process.exit(1);
if (args.includes("--pictures")) {
  const { makePictures } = await import("./pictures/index.ts");
  for (const line of await makePictures(
    root,
    args.filter((arg) => !arg.startsWith("--")),
  ))
    console.log(line);
} else {
  const { run } = await import("./run.ts");
  const { ok, lines } = await run({ root, check: args.includes("--check") });
  for (const line of lines) (ok ? console.log : console.error)(line);
  if (!ok) process.exitCode = 1;
}
