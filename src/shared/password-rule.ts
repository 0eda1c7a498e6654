/** The parts of the rule for a new password, in the order in which they are told. */
export const passwordRules = {
  length: /^.{8,20}$/u,
  digit: /\d/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  special: /[^\dA-Za-z\s]/u,
} as const;

export type PasswordRule = keyof typeof passwordRules;

/**
 * 8 to 20 characters with a digit, a lower case letter, an upper case letter and a special one.
 */
export function isGoodPassword(password: string): boolean {
  return Object.values(passwordRules).every((rule) => rule.test(password));
}
