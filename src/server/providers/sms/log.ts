import type { Log } from "../../core/log.ts";
import type { Sms } from "./sms.ts";

/**
 * Writes codes and messages to the log, for whoever runs a server without an SMS gateway. The one line with a code: everywhere else
 * the log hides them.
 */
export function logSms(log: Log): Sms {
  return {
    leaves: false,
    async send(message) {
      const { mobile, purpose } = message;
      // Not under the name `code`, which the log hides.
      const content = "code" in message ? { digits: message.code } : { text: message.text };
      log.info({ mobile, purpose, ...content }, "sms");
    },
  };
}
