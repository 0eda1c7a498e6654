/** Messages to people. Whoever tells somebody something writes it here. */
export { type MessageText, removeMessage, writeMessage, writeMessages } from "./write-message.ts";
