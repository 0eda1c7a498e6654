/** Hands a file to the browser as if it had been linked to. */
export function saveFile({
  fileName,
  mediaType,
  content,
}: {
  fileName: string;
  mediaType: string;
  content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
