import type { MediaKind } from "../../generated/types.ts";

export const kinds = ["video", "document", "file"] as const satisfies readonly MediaKind[];

/** Ends of names that are taken for each purpose; the server goes by what is in a file. */
export const endings: Record<MediaKind, readonly string[]> = {
  video: ["mp4", "m4v", "mov", "webm", "mkv"],
  document: ["pdf", "jpg", "jpeg", "png", "webp"],
  file: ["zip", "docx", "xlsx", "pptx", "pdf", "txt", "csv", "md"],
};

/** Bytes that a file may have. Said before anything is sent; the server says it again. */
export const largest: Record<MediaKind, number> = { video: 4 * 1024 ** 3, document: 200 * 1024 ** 2, file: 1024 ** 3 };

/**
 * What a file is for by its name: what was chosen where it fits, else the first purpose that takes it; undefined for
 * what none takes.
 */
export function mediaKindOf(fileName: string, wanted: MediaKind | undefined): MediaKind | undefined {
  const ending = fileName.split(".").at(-1)?.toLowerCase() ?? "";
  if (wanted !== undefined) return endings[wanted].includes(ending) ? wanted : undefined;
  return kinds.find((kind) => endings[kind].includes(ending));
}

/** For a chooser of files. */
export function acceptOf(wanted: MediaKind | undefined): string {
  return [...new Set((wanted ? [wanted] : kinds).flatMap((kind) => endings[kind]))]
    .map((ending) => `.${ending}`)
    .join(",");
}

export function isMp4(fileName: string): boolean {
  return /\.(mp4|m4v)$/i.test(fileName);
}

export function isKind(text: string | undefined): text is MediaKind {
  return kinds.some((kind) => kind === text);
}
