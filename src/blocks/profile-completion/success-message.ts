/**
 * What to tell of a refused call whose message is good news: any message with 成功 counts as success.
 */
export function successMessage(error: unknown): string | undefined {
  return error instanceof Error && error.message.includes("成功") ? error.message : undefined;
}
