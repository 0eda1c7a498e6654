// Generates clients of the document of all calls with three tools, compiles a small program against each as strictly as
// TypeScript can, and lints the document with two. Prints JSON: what each had to say. One process, because starting is
// what costs most.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { createConfig, lint } from "@redocly/openapi-core";
import spectral from "@stoplight/spectral-core";
import parsers from "@stoplight/spectral-parsers";
import rulesets from "@stoplight/spectral-rulesets";
import openapiTypescript, { astToString } from "openapi-typescript";
import { generate as orval } from "orval";
import ts from "typescript";

const [document, out] = process.argv.slice(2);
const text = readFileSync(document, "utf8");
mkdirSync(out, { recursive: true });
// What tools print is no part of the answer.
for (const name of ["log", "info", "warn"]) console[name] = () => undefined;
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;

const results = {};
const step = async (name, run) => {
  const before = process.cpuUsage();
  const said = await run().catch((error) => [String(error?.message ?? error)]);
  const { user, system } = process.cpuUsage(before);
  results[name] = { said, seconds: Math.round((user + system) / 1e5) / 10 };
};

await step("openapi-typescript", async () => {
  writeFileSync(join(out, "openapi-typescript.ts"), astToString(await openapiTypescript(JSON.parse(text))));
  return [];
});
await step("hey-api", async () => {
  await createClient({
    input: document,
    output: { path: join(out, "hey-api"), module: { extension: ".ts" } },
    logs: { level: "silent", file: false },
    plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
  });
  return [];
});
await step("orval", async () => {
  await orval(
    { input: { target: document }, output: { target: join(out, "orval.ts"), client: "fetch", clean: false } },
    out,
  );
  return [];
});
await step("typescript", async () => {
  for (const name of ["openapi-typescript", "hey-api", "orval"])
    writeFileSync(join(out, `${name}.program.ts`), readFileSync(join(import.meta.dirname, "programs", `${name}.ts`)));
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: false,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
  };
  const program = ts.createProgram(
    ["openapi-typescript", "hey-api", "orval"].map((name) => join(out, `${name}.program.ts`)),
    options,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      (found) =>
        `${found.file?.fileName.slice(out.length + 1) ?? ""}: TS${found.code} ${ts.flattenDiagnosticMessageText(found.messageText, "\n")}`,
    );
});
await step("redocly", async () => {
  const found = await lint({ ref: document, config: await createConfig({ extends: ["recommended"] }) });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`);
});
await step("spectral", async () => {
  const { Spectral, Document } = spectral;
  const linter = new Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, "recommended"]] });
  const found = await linter.run(new Document(text, parsers.Json, document));
  return found.map(({ code, message, path }) => `${code}: ${message} ${path.join("/")}`);
});
write(JSON.stringify(results));
process.exit(0);
