/** The local key of who is signed in. */
export const userInfoKey = "RcUserInfo";

/** Keeps the user's information under its local key; the token stays in its cookie only. */
export function keepUserInfo(info: object): void {
  const { token: _, ...kept } = info as Record<string, unknown>;
  localStorage.setItem(userInfoKey, JSON.stringify(kept));
}
