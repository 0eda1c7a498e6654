import type { Log } from "../../core/log.ts";
import { httpSms } from "./http.ts";
import { logSms } from "./log.ts";

/** What a code is asked for; a code for one is good for no other. */
export type CodePurpose = "login" | "register" | "reset" | "change";

export interface CodeMessage {
  mobile: string;
  code: string;
  purpose: CodePurpose;
  /** The language to write in. */
  locale: string;
}

/** A message of the portal that somebody wants to have this way too. */
export interface TextMessage {
  mobile: string;
  text: string;
  purpose: "message";
  /** The language that it is written in. */
  locale: string;
}

/** How codes and messages reach a person. */
export interface Sms {
  /** Whether messages leave this machine. Where they do not, a demo shows the code on the page. */
  readonly leaves: boolean;
  /** Settles when the message has been taken over; rejects when it has not, without the code in the error. */
  send(message: CodeMessage | TextMessage): Promise<void>;
}

/** By `SMS_URL` where it is set, else into the log. */
export function createSms({ smsUrl, log }: { smsUrl: string | undefined; log: Log }): Sms {
  return smsUrl === undefined ? logSms(log) : httpSms(smsUrl);
}
