import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import {
  cancelAnnouncement,
  listAnnouncements,
  listAnnouncementTargets,
  saveAnnouncement,
} from "./announcements/announcements.ts";
import { getMessageChoice, saveMessageChoice } from "./choices.ts";
import { getMessageCount, listMessages, readAllMessages, readMessage } from "./service.ts";

/** What the signed-in person was sent, and what a site announces. */
export const messageHandlers = {
  listMessages,
  readMessage,
  getMessageCount: (_input, context) => getMessageCount(context),
  readAllMessages: (_input, context) => readAllMessages(context),
  getMessageChoice: (_input, context) => getMessageChoice(context),
  saveMessageChoice,
  listAnnouncements,
  listAnnouncementTargets,
  saveAnnouncement,
  cancelAnnouncement,
} satisfies Partial<Handlers<OperationContext>>;
