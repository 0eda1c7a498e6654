const PNG = [0x89, 0x50, 0x4e, 0x47];
const KEYWORD = "openbadgecredential";

/** The credential in a file: a picture that has one in it, or the credential itself. undefined where there is none. */
export function readCredential(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = PNG.every((byte, place) => bytes[place] === byte) ? bakedIn(bytes) : new TextDecoder().decode(bytes);
  const credential = text?.trim();
  return credential && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credential) ? credential : undefined;
}

/** The text of the iTXt chunk that Open Badges 3.0 names. */
function bakedIn(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const kind = decoder.decode(bytes.subarray(at + 4, at + 8));
    const body = decoder.decode(bytes.subarray(at + 8, at + 8 + length));
    // Keyword, not compressed, no language, no translation.
    if (kind === "iTXt" && body.startsWith(`${KEYWORD}\0\0\0\0\0`)) return body.slice(KEYWORD.length + 5);
    at += 12 + length;
  }
  return undefined;
}
