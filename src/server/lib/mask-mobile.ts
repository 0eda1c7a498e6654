/** 13800000001 → 138****0001: who looks over a shoulder learns no number. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
