/** The name of a file without the folders and the unseen characters that some programs send with it. */
export function plainName(fileName: string): string {
  return (fileName.split(/[\\/]/).at(-1) ?? "").replaceAll(/\p{C}/gu, "").trim() || "-";
}
