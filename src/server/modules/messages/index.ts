/** Messages to people. Whoever tells somebody something writes it here. */
export { sendAnnouncements } from "./announcements/send.ts";
export { MESSAGE_KIND } from "./message-kinds.ts";
export { type MessageText, removeMessage, writeMessage, writeMessages } from "./write-message.ts";
