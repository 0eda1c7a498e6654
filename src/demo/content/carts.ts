/** What lies in the carts of some accounts, by mobile number; the last is what was put in last. */
export const carts: Record<string, string[]> = {
  "13800000001": ["elder-carer-basic", "low-voltage-cert"],
  "13800000004": ["first-manager"],
};
