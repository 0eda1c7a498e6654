import { signedIn, type Policies } from "../../policy.ts";

export const cartPolicies = {
  saveCartItem: signedIn,
  listCart: signedIn,
  getCartCount: signedIn,
  deleteCartItems: signedIn,
} satisfies Partial<Policies>;
