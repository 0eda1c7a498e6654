import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthIt = 300;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Puts a `.br` and a `.gz` beside each file of text, so that no request waits for compression. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.(js|css|html|svg|json|txt)$/.test(file) && !file.includes(".vite"),
  );
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < worthIt) return;
  const content = await readFile(file);
  // Pictures are many and small; the last percents are worth it for code only.
  const quality = file.endsWith(".js") ? 11 : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotliAsync(content, { params }));
  await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }));
}
