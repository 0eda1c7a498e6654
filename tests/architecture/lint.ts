import { checks, runCheck } from "./checks.ts";

// `npm run lint`: every check of the sources; all are run, whatever the first finds.
let failed = 0;
for (const check of checks) {
  const started = Date.now();
  const { ok, output } = await runCheck(check);
  console.log(`${ok ? "passed" : "FAILED"}  ${check.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) {
    failed += 1;
    console.log(`${output}\n`);
  }
}
console.log(`\n${checks.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
