/**
 * Every coded error: its constant, the code in the envelope, and the HTTP status where that is not 200 (`specification.md §8`).
 * Its text in each language is the key `error.<NAME>`; where the text has placeholders, `fail` is given their values.
 * 301 to 306 and 999 mean: sign in. 900 is a validation error. Business errors are 1000 and up; add yours at the end.
 */
export const errorCodes = {
  SESSION_MISSING: { code: 301 },
  SESSION_EXPIRED: { code: 301 },
  TOKEN_INVALID: { code: 302 },
  SIGN_IN_REFUSED: { code: 303 },
  SIGN_IN_LOCKED: { code: 303 },
  SIGN_IN_STALE: { code: 303 },
  SIGN_IN_CODE_REFUSED: { code: 303 },
  SIGN_IN_NO_ACCOUNT: { code: 303 },
  SIGNED_IN_ELSEWHERE: { code: 304 },
  NO_PERMISSION: { code: 306 },
  VALIDATION: { code: 900 },
  SESSION_INVALID: { code: 999 },
  UNEXPECTED: { code: 1000 },
  NO_SUCH_CALL: { code: 1001, http: 404 },
  BROKEN_BODY: { code: 1002 },
  UNSUPPORTED_CONTENT: { code: 1003 },
  NOT_FOUND: { code: 1004 },
  BODY_TOO_LARGE: { code: 1005 },
  OTHER_TENANCY: { code: 1006 },
  UNAVAILABLE: { code: 1007, http: 503 },
  TOO_BUSY: { code: 1008, http: 503 },
  CODE_TOO_SOON: { code: 1101 },
  CODE_TOO_MANY: { code: 1102 },
  CODE_NOT_SENT: { code: 1103 },
  CODE_REFUSED: { code: 1104 },
  MOBILE_TAKEN: { code: 1105 },
  MOBILE_UNKNOWN: { code: 1106 },
  PASSWORD_STALE: { code: 1107 },
  OLD_PASSWORD_WRONG: { code: 1108 },
  OLD_PASSWORD_LOCKED: { code: 1109 },
  CAPTCHA_NEEDED: { code: 1110 },
  CAPTCHA_WRONG: { code: 1111 },
  MOBILE_NONE: { code: 1112 },
  NEW_CODE_REFUSED: { code: 1113 },
  SUGGESTION_TOO_MANY: { code: 1201 },
} as const satisfies Record<string, { code: number; http?: number }>;

export type ErrorName = keyof typeof errorCodes;
