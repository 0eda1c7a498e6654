/** Messages to people. Whoever tells somebody something writes it here. */
export { sendAnnouncements } from "./announcements/send.ts";
export { sendSms, SMS_A_DAY, SMS_TRIES } from "./send-sms.ts";
export { endOfQuiet, USUAL_QUIET } from "./quiet-hours.ts";
export { MESSAGE_KIND } from "./message-kinds.ts";
export { messageText, type MessageText, removeMessage, writeMessage, writeMessages } from "./write-message.ts";
