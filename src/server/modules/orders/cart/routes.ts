import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { deleteCartItems, getCartCount, listCart, saveCartItem } from "./service.ts";

/** What the signed-in person means to buy. */
export const cartHandlers = {
  saveCartItem,
  listCart: (_input, context) => listCart(context),
  getCartCount: (_input, context) => getCartCount(context),
  deleteCartItems,
} satisfies Partial<Handlers<OperationContext>>;
