import fs, { chmodSync, mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { PRIVATE_FOLDER } from "../core/private-files.ts";

// Run as a process of its own: making a database takes several hundred megabytes, which end with it.
const [dataDir = ""] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
// The database gives its files the mode that its own file system has for them, which is everybody's.
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & PRIVATE_FOLDER);
const database = await PGlite.create({ dataDir });
await database.close();
