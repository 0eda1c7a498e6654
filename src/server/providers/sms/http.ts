import type { Sms } from "./sms.ts";

/** ms: a person waits for the answer. */
const TIMEOUT_MS = 5000;

/**
 * Hands codes and messages to a gateway: POST of {mobile, code, purpose, locale} as JSON, with `text` instead of `code`
 * where the purpose is "message". Any 2xx takes it over.
 */
export function httpSms(url: string): Sms {
  return {
    leaves: true,
    async send(message) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
        // Elsewhere is not where the operator said that codes go.
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
