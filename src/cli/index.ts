import { runCli } from "./run.ts";
import { processTerminal } from "./terminal.ts";

process.exitCode = await runCli(process.argv.slice(2), { terminal: processTerminal(), env: process.env });
