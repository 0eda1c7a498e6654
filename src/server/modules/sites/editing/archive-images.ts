import { buffer } from "node:stream/consumers";
import type { SiteFinding } from "../../../../generated/types.ts";
import { limits } from "../../../../site/check/limits.ts";
import { ASSETS, isAssetName } from "../../../../site/document/assets.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf } from "../../../database/actor.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import type { TaskResult } from "../work/tasks.ts";
import type { PackedPicture } from "../tenants/archive/archive.ts";
import { keepingFinding } from "../tenants/assets.ts";
import type { FolderFinding } from "../tenants/finding.ts";
import { presentFindings } from "../tenants/drafts/present-findings.ts";

/**
 * The own pictures of a layer, with the files that they are in an archive, called as in the library. One whose file is
 * no more keeps its address. SITE_ARCHIVE_LARGE for more than an archive has.
 */
export async function picturesOf(
  { json, orgNo }: { json: string; orgNo: string },
  { services }: OperationContext,
): Promise<PackedPicture[]> {
  const kept = await services.work.run("keptPictures", { json }, { owner: orgNo });
  if (kept.length > limits.assets) refuse();
  const names = await services.siteImages.namesOf(
    orgNo,
    kept.map(([, key]) => key),
  );
  const pictures: PackedPicture[] = [];
  const taken = new Set<string>();
  let bytesOfAll = 0;
  for (const [address, key] of kept) {
    const stored = await services.storage.read(key);
    if (!stored) continue;
    bytesOfAll += stored.size;
    if (bytesOfAll > limits.allAssetBytes) {
      stored.stream.destroy();
      refuse();
    }
    pictures.push({ address, path: freePath(names.get(key) ?? "", taken), bytes: await buffer(stored.stream) });
  }
  return pictures;
}

type Unpacked = Extract<TaskResult<"unpackLayer">, { json: string }>;

/**
 * Takes the pictures of an archive into the library; gives the layer with their addresses, or what is wrong in them.
 * Those that came in before one was refused stay in the library, where they are found again.
 */
export async function keepPictures(
  { json, pictures, warnings }: Unpacked,
  orgNo: string,
  context: OperationContext,
): Promise<{ json: string; warnings: SiteFinding[] } | { findings: SiteFinding[] }> {
  if (pictures.length === 0) return { json, warnings };
  const session = sessionIn(context);
  const { siteImages, work } = context.services;
  const texts: [string, string][] = [];
  const findings: FolderFinding[] = [];
  for (const { path, bytes, standsIn } of pictures) {
    const keeping = {
      orgNo,
      userNo: session.userNo,
      actor: actorOf(session),
      fileName: path,
      locale: context.locale,
      now: context.now(),
    };
    try {
      texts.push([standsIn, await siteImages.keepCopy(bytes, keeping)]);
    } catch (error) {
      findings.push(keepingFinding(`/${path}`, error));
    }
  }
  if (findings.length > 0) return { findings: presentFindings("", findings, context.locale) };
  return { ...(await work.run("replaceTexts", { json, texts }, { owner: orgNo })), warnings };
}

function refuse(): never {
  return fail("SITE_ARCHIVE_LARGE", { args: { limit: limits.assets, size: limits.allAssetBytes / 1024 / 1024 } });
}

/** A name for a file that no other has yet: what the library calls it, as far as that can be a file's name. */
function freePath(name: string, taken: Set<string>): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, "-")
    .replaceAll(/^[-\p{M}]+|-+$/gu, "")
    .slice(0, 80);
  const stem = isAssetName(`${ASSETS}${plain}.webp`) ? plain : "picture";
  for (let number = 1; ; number += 1) {
    const path = `${ASSETS}${stem}${number === 1 ? "" : `-${number}`}.webp`;
    // Some systems tell no capital from a small letter.
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}
