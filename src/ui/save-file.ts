/** A file as a reply has it, in base64, or where it is. */
type SavedFile = { fileName: string; mediaType: string; content: string } | { fileName: string; url: string };

/** Hands a file to the browser as if it had been linked to. */
export function saveFile(file: SavedFile): void {
  if ("url" in file) return isOfThisSite(file.url) ? follow(file.url, file.fileName) : undefined;
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: file.mediaType }));
  follow(address, file.fileName);
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function follow(href: string, download: string): void {
  Object.assign(document.createElement("a"), { href, download }).click();
}

function isOfThisSite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}
