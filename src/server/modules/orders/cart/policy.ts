import { signedIn, type Policies } from "../../../core/policy.ts";

export const cartPolicies = {
  saveCartItem: signedIn,
  listCart: signedIn,
  getCartCount: signedIn,
  deleteCartItems: signedIn,
} satisfies Partial<Policies>;
