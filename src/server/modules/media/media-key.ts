import { randomBytes } from "node:crypto";

/**
 * Where a file is kept: nothing of its name says whose it is. `ending` is the end of a file's name, such as
 * `mp4`.
 */
export function newMediaKey(
  ending: string,
  { folder = "media", access = "private" }: { folder?: string; access?: "private" | "public" } = {},
): string {
  const name = randomBytes(16).toString("hex");
  return `${access}/${folder}/${name.slice(0, 2)}/${name.slice(2)}.${ending}`;
}
