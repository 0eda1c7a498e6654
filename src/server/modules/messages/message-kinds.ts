import { MessageKindEnum } from "../../../generated/enums.ts";

/**
 * Kinds of messages that a person may do without. What has none always comes: security, orders and refunds, decisions
 * on what they wrote or asked for.
 */
export const MESSAGE_KIND = MessageKindEnum;

export type MessageKind = MessageKindEnum;
