import type { Payload } from "altcha-lib";

/** What a browser sends of a solved challenge, as far as it has to be looked at before its signature is checked. */
export interface CaptchaPayload extends Payload {
  challenge: Payload["challenge"] & { signature: string; parameters: { expiresAt: number } };
}

/**
 * Reads base64 of the JSON {challenge, solution}; undefined when it is anything else. What is in it is still anybody's
 * word.
 */
export function readPayload(text: string): CaptchaPayload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is CaptchaPayload {
  if (!isObject(value) || !isObject(value["challenge"]) || !isObject(value["solution"])) return false;
  const { parameters, signature } = value["challenge"];
  // Flat, as all challenges are; deeper ones would be walked by the check of the signature.
  if (!isObject(parameters) || Object.values(parameters).some((member) => typeof member === "object")) return false;
  return (
    typeof signature === "string" && /^[0-9a-f]{64}$/.test(signature) && typeof parameters["expiresAt"] === "number"
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
