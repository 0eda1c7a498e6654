/**
 * The media type of a file by its first bytes; a name or a browser's guess proves nothing.
 * Undefined for what is not among the kinds that forms take. The server looks again.
 */
export function sniff(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(({ at = 0, bytes: sign }) =>
    sign.every((byte, index) => byte === undefined || bytes[at + index] === byte),
  )?.type;
}

/** How many bytes `sniff` needs. */
export const SNIFF_LENGTH = 16;

const ascii = (text: string) => [...text].map((letter) => (letter === "?" ? undefined : letter.charCodeAt(0)));

const SIGNATURES: readonly { type: string; at?: number; bytes: readonly (number | undefined)[] }[] = [
  { type: "image/png", bytes: [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a] },
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/gif", bytes: ascii("GIF8") },
  { type: "image/webp", bytes: ascii("RIFF????WEBP") },
  { type: "image/avif", at: 4, bytes: ascii("ftypavif") },
  { type: "application/pdf", bytes: ascii("%PDF-") },
  { type: "application/zip", bytes: [0x50, 0x4b, 0x03, 0x04] },
];
