/** Bytes as people say them, in steps of 1,024: "820 KB", "1.2 MB". The units are the same in both languages. */
export function fileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** step;
  return `${amount < 10 && step > 0 ? amount.toFixed(1).replace(/\.0$/, "") : Math.round(amount)} ${units[step]}`;
}

const units = ["B", "KB", "MB", "GB", "TB"];
