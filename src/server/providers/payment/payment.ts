import type { PayType } from "../../../generated/types.ts";

/** A payment that is to be begun with a provider. */
export interface PaymentToStart {
  /** Our number of the payment. */
  paymentNo: string;
  amountFen: number;
  /** What the payer reads. */
  subject: string;
  /** After this moment nothing should be collected. */
  expiresAt: Date;
  /** Where the payer comes back to. */
  returnUrl: string;
}

/** How the payer goes on: to a page, or by scanning a code that says `codeUrl`. */
export interface PaymentWay {
  payUrl?: string;
  codeUrl?: string;
}

/** A callback as it came, before anything is believed. */
export interface Callback {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** What a provider has said and signed. */
export interface PaymentReport {
  /** The provider's number of what it tells; the same when it tells it again. */
  eventNo: string;
  paymentNo: string;
  /** The provider's number of the payment. */
  providerNo: string;
  /** other: news that change nothing here. */
  outcome: "paid" | "failed" | "other";
  amountFen: number;
}

export interface RefundToSend {
  paymentNo: string;
  /** Ours; a provider that is asked twice with one number pays back once. */
  refundNo: string;
  amountFen: number;
  totalFen: number;
  reason: string;
}

/** Somebody outside who collects money for us. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Throws where the provider does not take it. */
  start(payment: PaymentToStart): Promise<PaymentWay>;
  /** Reads a callback. Throws CallbackRefused where it is not the provider's, or not for us. */
  readCallback(callback: Callback): Promise<PaymentReport>;
  /** What the provider wants to hear: that we know, or that it should tell us again. */
  answer(isTaken: boolean): { status: number; type: string; body: string };
  /**
   * Asks how a payment stands, in case its callback was lost; undefined where the provider knows of none. Its
   * `eventNo` is
   * the same for the same answer. Throws where the answer is not the provider's.
   */
  find(paymentNo: string): Promise<PaymentReport | undefined>;
  /** Pays back. Throws where that is not certain; it is asked again then. */
  refund(refund: RefundToSend): Promise<void>;
}

/** A wallet is ours, and needs nobody outside. */
export type ProviderName = Exclude<PayType, "balance">;

/** The providers that are set up by the environment; the sandbox is the demo's. */
export type GatewayName = Exclude<ProviderName, "sandbox">;

/** A callback whose signature, age or addressee is not right. The message is for the log. */
export class CallbackRefused extends Error {}

/** ms: how long a provider may take to answer. */
export const PROVIDER_TIMEOUT_MS = 8000;
