/** Accounts and sign-in: passwords, codes, captchas, sessions, cookies, operator tokens. */
export { type Captcha, createCaptcha } from "./captcha/captcha.ts";
export { confirmPassword } from "./confirm-password.ts";
export { guess } from "./guesses.ts";
export { countAttempt, forgiveAttempt } from "./login-attempts.ts";
export { checkForm } from "./profile-form.ts";
export { createLoginKeys, type LoginKeys } from "./login-keys.ts";
export { hashPassword } from "./password.ts";
export { PROFILE_FORM, viewUser } from "./service.ts";
export { cookieDomain, readCookie, TOKEN_COOKIE, tokenCookie } from "./sessions/cookies.ts";
export { presentRoomUser } from "./present.ts";
export { createPageViewers, type PageViewers } from "./page-viewers.ts";
export { isSelfieAsked, lackingSelfie } from "./selfie-asked.ts";
export { createSessions, SESSION_SECONDS, type Sessions, type SessionState } from "./sessions/sessions.ts";
export { machineFile, readMachineFile, writeMachineFile } from "./tokens/machine-file.ts";
export { createOperatorTokens, machineSession, type OperatorTokens } from "./tokens/operator-tokens.ts";
export { tokenMay, type TokenScope, tokenScopes } from "./tokens/scopes.ts";
