import { crc32 } from "node:zlib";

const SIGNATURE_BYTES = 8;
const HEADER_CHUNK_BYTES = 25;
const KEYWORD = "openbadgecredential";

/** A PNG with a credential in it, as Open Badges 3.0 has it: one iTXt chunk behind the header. */
export function bake(png: Uint8Array, credential: string): Uint8Array {
  const at = SIGNATURE_BYTES + HEADER_CHUNK_BYTES;
  const body = Buffer.concat([Buffer.from("iTXt"), Buffer.from(`${KEYWORD}\0\0\0\0\0`), Buffer.from(credential)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}
