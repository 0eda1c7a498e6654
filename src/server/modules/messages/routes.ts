import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import { getMessageCount, listMessages, readAllMessages, readMessage } from "./service.ts";

/** What the signed-in person was sent. */
export const messageHandlers = {
  listMessages,
  readMessage,
  getMessageCount: (_input, context) => getMessageCount(context),
  readAllMessages: (_input, context) => readAllMessages(context),
} satisfies Partial<Handlers<OperationContext>>;
