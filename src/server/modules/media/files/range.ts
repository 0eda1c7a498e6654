import type { ByteRange } from "../../../providers/storage/storage.ts";

/**
 * The bytes that a Range header asks for: undefined for the whole file, also where the header is not understood or asks
 * for several ranges, which a server may ignore (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!found) return undefined;
  const [, first = "", last = ""] = found;
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start > end || (first === "" && Number(last) === 0) ? "unsatisfiable" : { start, end };
}
