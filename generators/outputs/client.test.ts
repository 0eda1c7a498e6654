import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { portal, temporaryFolder } from "../fixtures/portal.ts";
import { generate } from "../generate.ts";
import { writeOutputs } from "../write.ts";

test("a bundle holds only the calls that are imported", async () => {
  const folder = temporaryFolder();
  writeOutputs(folder, await generate(portal()));
  writeFileSync(
    join(folder, "page.ts"),
    'import { getCourse } from "./client.ts";\nvoid getCourse({ courseId: "1" });\n',
  );
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rollupOptions: { input: join(folder, "page.ts") } },
  });
  const [chunk] = "output" in built ? built.output : [];
  const code = chunk?.code ?? "";
  expect(code).toContain("/course/{courseId}");
  expect(code).not.toContain("/category/list");
});
