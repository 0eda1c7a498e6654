import { sniff, SNIFF_LENGTH } from "./sniff.ts";

/** What a file may be. */
export interface FileLimits {
  /** Media types, looked up in the first bytes. */
  accept?: readonly string[] | undefined;
  maxBytes?: number | undefined;
}

/** Why a file is not taken, or undefined; said before anything is sent. The server looks again. */
export async function fileProblem(
  file: File,
  { accept, maxBytes }: FileLimits,
): Promise<"accept" | "maxBytes" | undefined> {
  const kind = sniff(new Uint8Array(await file.slice(0, SNIFF_LENGTH).arrayBuffer()));
  if (accept && !(kind && accept.includes(kind))) return "accept";
  return maxBytes !== undefined && file.size > maxBytes ? "maxBytes" : undefined;
}

/** The kinds as people call them: `JPG / PNG`. */
export function kindNames(accept: readonly string[]): string {
  return accept.map((type) => names[type] ?? (type.split("/")[1] ?? type).toUpperCase()).join(" / ");
}

/** Bytes as a size to read: `5 MB`, `300 KB`. */
export function sizeName(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`
    : `${Math.max(1, Math.floor(bytes / 1024))} KB`;
}

/** A picture's content as an address that an image element may show: the page's policy knows no `blob:`. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read"));
    reader.readAsDataURL(file);
  });
}

const names: Readonly<Record<string, string>> = { "image/jpeg": "JPG", "image/webp": "WebP" };
