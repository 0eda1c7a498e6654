import { answersDatabase, draftPrefix, pageNameKey } from "../shared/draft-key.ts";
import * as errorCode from "../generated/error-codes.ts";
import type { PagePayload } from "../site/document/page.ts";
import { isSessionCode } from "../shared/session-code.ts";
import { cookieValue, takeTemporaryUrl } from "./temporary-url.ts";
import type { Envelope } from "./transport.ts";
import { keepUserInfo, userInfoKey } from "./user-info.ts";

const tokenCookie = "RC_WEB_TOKEN";
const referralKey = "referralCode";

/** The token that calls send; the server set the cookie. */
export function token(): string | undefined {
  return cookieValue(tokenCookie);
}

/** Forgets who was signed in. The server's cookie may be on this host or on the domain above it. */
export function clearSession(): void {
  localStorage.removeItem(userInfoKey);
  const above = location.hostname.split(".").slice(-2).join(".");
  for (const domain of ["", `; domain=${above}`]) document.cookie = `${tokenCookie}=; path=/; max-age=0${domain}`;
}

/** Forgets what was typed and not sent, and where the person was: who signs out leaves nothing to the next person at the screen. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftPrefix) || key === pageNameKey) sessionStorage.removeItem(key);
  takeTemporaryUrl();
  indexedDB.deleteDatabase(answersDatabase);
}

/** Keeps the code of whoever recommended the site, from the query of an address. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get("referralCode");
  if (code !== null && referralCode.test(code)) localStorage.setItem(referralKey, code);
}

/** The code of whoever recommended the site, for signing up; nothing that no such code could be. */
export function keptReferralCode(): string | undefined {
  const code = localStorage.getItem(referralKey);
  return code !== null && referralCode.test(code) ? code : undefined;
}

/** Forgets it: nobody has it. */
export function forgetReferralCode(): void {
  localStorage.removeItem(referralKey);
}

/** As signing up takes it (`schemas/api/sign-in.api.json`). */
const referralCode = /^[A-Za-z0-9_-]{1,32}$/;

/** How the start-up found the session: `lost` has to be told, `elsewhere` by its own words. */
export type SessionState = "none" | "valid" | "lost" | "elsewhere";

/**
 * Looks after the session at start-up. The page was made with the session's viewer, so the user
 * view is asked only when there is a token that the page does not show.
 */
export async function startSession(
  viewer: PagePayload["viewer"],
  userView: () => Promise<Envelope>,
): Promise<SessionState> {
  keepReferralCode(location.search);
  if (viewer.signedIn) {
    const { keepViewer } = await import("./keep-viewer.ts");
    await keepViewer(viewer, userView);
    return "valid";
  }
  if (token() === undefined) {
    localStorage.removeItem(userInfoKey);
    return "none";
  }
  const { code, data } = await userView();
  if (code === 200) {
    keepUserInfo(data as object);
    return "valid";
  }
  if (!isSessionCode(code) && code !== errorCode.SESSION_INVALID) return "none";
  clearSession();
  return code === errorCode.SIGNED_IN_ELSEWHERE ? "elsewhere" : "lost";
}
