/** A4 in points. */
export const papers = { landscape: { width: 842, height: 595 }, portrait: { width: 595, height: 842 } } as const;
