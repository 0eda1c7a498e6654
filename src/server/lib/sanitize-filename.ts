/** Unseen, but for a joiner between letters, as Persian has it, and between pictures, as a family of one picture has it. */
const unseen =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])|(?![\u200C\u200D])\p{C}/gu;

/** The name of a file without the folders and the unseen characters that some programs send with it. */
export function plainName(fileName: string): string {
  return (fileName.split(/[\\/]/).at(-1) ?? "").replaceAll(unseen, "").trim() || "-";
}
