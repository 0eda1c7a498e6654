import { createHmac, timingSafeEqual } from "node:crypto";
import { CallbackRefused, type Callback, type PaymentProvider } from "./payment.ts";

/** A callback of the sandbox, as it is signed and sent. */
export interface SandboxMessage {
  eventNo: string;
  paymentNo: string;
  outcome: "success" | "fail";
  amountFen: number;
}

export interface Sandbox extends PaymentProvider {
  /** Makes a callback as a provider would send it. */
  sign(message: SandboxMessage): Promise<Callback>;
}

export const SANDBOX_SIGNATURE = "x-sandbox-signature";

/**
 * The provider of the demo: its page is part of the portal, where the payer says how the payment shall end. Its
 * callbacks are signed (HMAC-SHA256 over the raw body) and take the way of any other.
 */
export function createSandbox(secret: () => Promise<string>): Sandbox {
  const signatureOf = async (body: Buffer) =>
    createHmac("sha256", await secret())
      .update(body)
      .digest();
  return {
    name: "sandbox",
    start: async ({ paymentNo }) => ({ payUrl: `/pay/sandbox/${paymentNo}` }),
    async sign(message) {
      const body = Buffer.from(JSON.stringify(message));
      return { headers: { [SANDBOX_SIGNATURE]: (await signatureOf(body)).toString("hex") }, body };
    },
    async readCallback({ headers, body }) {
      const given = Buffer.from(String(headers[SANDBOX_SIGNATURE] ?? ""), "hex");
      const right = await signatureOf(body);
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new CallbackRefused("the signature is not the sandbox's");
      const message = JSON.parse(body.toString()) as SandboxMessage;
      const { eventNo, paymentNo, amountFen, outcome } = message;
      return {
        eventNo,
        paymentNo,
        providerNo: `S${paymentNo}`,
        outcome: outcome === "success" ? "paid" : "failed",
        amountFen,
      };
    },
    answer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      type: "application/json",
      body: JSON.stringify({ taken: isTaken }),
    }),
    // Its callbacks are in our outbox, which loses none.
    find: async () => undefined,
    refund: async () => undefined,
  };
}
