/** Coming to teach: applications, and invitations of organisations. */
export { sendInvitations } from "./invitations/send-sms.ts";
