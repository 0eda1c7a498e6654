import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import { addOperatorToken, listOperatorTokens, removeOperatorToken } from "./service.ts";

/** Tokens with which programs act for operators. */
export const tokenHandlers = {
  listOperatorTokens: (_input, context) => listOperatorTokens(context),
  addOperatorToken,
  removeOperatorToken,
} satisfies Partial<Handlers<OperationContext>>;
