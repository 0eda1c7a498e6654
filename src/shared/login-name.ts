/** Whether it is a mobile number of China, with nothing around it. */
export function isMobile(text: string): boolean {
  return /^1[3-9][0-9]{9}$/.test(text);
}

/**
 * Whether an account can be called so: a mobile number or a name. Digits alone are a number, and one that is no mobile
 * number is a slip.
 */
export function isLoginName(text: string): boolean {
  return isMobile(text) || (/^[a-z0-9][a-z0-9._@-]{2,59}$/.test(text) && !/^\d+$/.test(text));
}
