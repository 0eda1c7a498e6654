/** Rows as lines with columns of one width; Chinese signs are two wide. The last column is as long as it is. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : cell + " ".repeat((widths[at] ?? 0) - widthOf(cell))))
      .join("  ")
      .trimEnd(),
  );
}

/** How wide a text is on a terminal, without the marks of colours. */
export function widthOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- the marks begin with one
  const bare = text.replaceAll(/\u001b\[\d+m/g, "");
  return [...bare].reduce(
    (width, sign) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(sign)
        ? 2
        : 1),
    0,
  );
}
