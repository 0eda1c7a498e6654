import { createHash, createSign, createVerify } from "node:crypto";
import { CallbackRefused, PROVIDER_TIMEOUT_MS, type PaymentProvider } from "./payment.ts";
import { cutText } from "../../../shared/cut-text.ts";

/** An application of Alipay's open platform. Keys are PEM. */
export interface AlipaySettings {
  /** The gateway. */
  url: string;
  appId: string;
  privateKey: string;
  /** Alipay's public key, not ours. */
  publicKey: string;
}

interface Options {
  settings: AlipaySettings;
  /** Where Alipay reports to. */
  notifyUrl: string;
  now(): Date;
}

/**
 * Alipay "page pay": the payer goes to a page of Alipay's (opendocs.alipay.com, alipay.trade.page.pay, its
 * notification, and alipay.trade.query; RSA2).
 */
export function createAlipay({ settings, notifyUrl, now }: Options): PaymentProvider {
  const { appId, privateKey } = settings;

  /** What any call says, signed. */
  function signed(method: string, content: object, more: Record<string, string> = {}): URLSearchParams {
    const fields: Record<string, string> = {
      app_id: appId,
      method,
      format: "JSON",
      charset: "utf-8",
      sign_type: "RSA2",
      timestamp: chinaTime(now()),
      version: "1.0",
      ...more,
      biz_content: JSON.stringify(content),
    };
    return new URLSearchParams({
      ...fields,
      sign: createSign("RSA-SHA256").update(joined(fields)).sign(privateKey, "base64"),
    });
  }

  /** Calls the gateway; gives what it answers, once it is sure that Alipay has signed that. */
  async function ask(method: string, content: object): Promise<Answer> {
    const response = await fetch(settings.url, {
      method: "POST",
      body: signed(method, content),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    const text = await response.text();
    const name = `${method.replaceAll(".", "_")}_response`;
    const { sign = "", [name]: answer } = JSON.parse(text) as { sign?: string; [name: string]: unknown };
    // Signed is the object as it stands in the text, to the letter.
    const raw = new RegExp(`"${name}":(\\{.*\\})\\s*,\\s*"sign"`, "s").exec(text)?.[1] ?? "";
    if (!createVerify("RSA-SHA256").update(raw).verify(settings.publicKey, sign, "base64"))
      throw new Error(`the answer to ${method} is not signed by Alipay`);
    return answer as Answer;
  }

  return {
    name: "alipay",
    async start({ paymentNo, amountFen, subject, expiresAt, returnUrl }) {
      const content = {
        out_trade_no: paymentNo,
        product_code: "FAST_INSTANT_TRADE_PAY",
        total_amount: (amountFen / 100).toFixed(2),
        subject: cutText(subject.replaceAll(/[/=&]/g, " "), 128),
        time_expire: chinaTime(expiresAt),
      };
      return {
        payUrl: `${settings.url}?${signed("alipay.trade.page.pay", content, { notify_url: notifyUrl, return_url: returnUrl })}`,
      };
    },
    async readCallback({ body }) {
      const { sign = "", sign_type: signType, ...fields } = Object.fromEntries(new URLSearchParams(body.toString()));
      const isAlipays =
        signType === "RSA2" &&
        createVerify("RSA-SHA256").update(joined(fields)).verify(settings.publicKey, sign, "base64");
      if (!isAlipays) throw new CallbackRefused("the signature is not Alipay's");
      if (fields["app_id"] !== appId) throw new CallbackRefused("the callback is for another application");
      const {
        out_trade_no: paymentNo = "",
        trade_no: providerNo = "",
        trade_status: state = "",
        total_amount: amount = "",
      } = fields;
      // Numbers of notifications are kept for a day only; what was told is what counts.
      const eventNo = fields["notify_id"] || createHash("sha256").update(`${paymentNo} ${state}`).digest("hex");
      return {
        eventNo,
        paymentNo,
        providerNo,
        outcome: outcomes[state] ?? "other",
        amountFen: Math.round(Number(amount) * 100),
      };
    },
    async find(paymentNo) {
      const {
        code,
        sub_code: subCode,
        trade_no: providerNo = "",
        trade_status: state = "",
        total_amount: amount = "",
      } = await ask("alipay.trade.query", { out_trade_no: paymentNo });
      // The payer has not been at Alipay's page yet.
      if (subCode === "ACQ.TRADE_NOT_EXIST") return undefined;
      if (code !== "10000") throw new Error(`Alipay does not say how a payment stands: ${code} ${subCode ?? ""}`);
      return {
        eventNo: `asked-${paymentNo}-${state}`,
        paymentNo,
        providerNo,
        outcome: outcomes[state] ?? "other",
        amountFen: Math.round(Number(amount) * 100),
      };
    },
    answer: (isTaken) => ({ status: isTaken ? 200 : 400, type: "text/plain", body: isTaken ? "success" : "failure" }),
    async refund({ paymentNo, refundNo, amountFen, reason }) {
      const content = {
        out_trade_no: paymentNo,
        refund_amount: (amountFen / 100).toFixed(2),
        refund_reason: cutText(reason, 200),
        out_request_no: refundNo,
      };
      const answer = await ask("alipay.trade.refund", content);
      if (answer.code !== "10000") throw new Error(`Alipay does not pay back: ${answer.code} ${answer.sub_code ?? ""}`);
    },
  };
}

interface Answer {
  code: string;
  sub_code?: string;
  trade_no?: string;
  trade_status?: string;
  total_amount?: string;
}

const outcomes: Record<string, "paid" | "failed"> = {
  TRADE_SUCCESS: "paid",
  TRADE_FINISHED: "paid",
  TRADE_CLOSED: "failed",
};

/** What is signed: the fields that say something, by name, as they are. */
function joined(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== "")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
}

/** Alipay's clock stands at UTC+8: `YYYY-MM-DD HH:mm:ss`. */
function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}
