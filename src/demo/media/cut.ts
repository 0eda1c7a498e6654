import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutPdf } from "../../server/modules/media/index.ts";

// Makes handout-preview.pdf of handout.pdf; handout.pdf itself is document.html, printed by a browser. Run by hand.
const folder = import.meta.dirname;
const { bytes } = await cutPdf(await readFile(join(folder, "handout.pdf")), 2);
await writeFile(join(folder, "handout-preview.pdf"), bytes);
