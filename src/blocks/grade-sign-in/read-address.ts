/** Lesson and token of what a QR code says; undefined where it is no code to check in with. */
export function readAddress(text: string): { lessonId: string; token: string } | undefined {
  if (!URL.canParse(text)) return undefined;
  const { searchParams } = new URL(text);
  const [lessonId, token] = [searchParams.get("lesson"), searchParams.get("token")];
  return lessonId && token && /^\d{1,19}$/.test(lessonId) ? { lessonId, token } : undefined;
}
