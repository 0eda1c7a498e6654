import { createDecipheriv, createSign, createVerify, randomBytes } from "node:crypto";
import {
  CallbackRefused,
  PROVIDER_TIMEOUT_MS,
  type Callback,
  type PaymentProvider,
  type PaymentReport,
} from "./payment.ts";
import { cutText } from "../../../shared/cut-text.ts";

/** A merchant of WeChat Pay, API v3. Keys are PEM. */
export interface WechatSettings {
  url: string;
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's certificate, and its private key. */
  serialNo: string;
  privateKey: string;
  /** 32 bytes: what callbacks are encrypted with. */
  apiKey: string;
  /** WeChat Pay's public key, and its number as callbacks name it. */
  platformKeyId: string;
  platformKey: string;
}

interface Options {
  settings: WechatSettings;
  /** Where WeChat Pay reports to. */
  notifyUrl: string;
  now(): Date;
}

/** Seconds: an older callback is a replay, a newer one a wrong clock. */
const OLDEST_SECONDS = 5 * 60;

/**
 * WeChat Pay v3, "native": the payer scans a code (pay.weixin.qq.com/doc/v3, native order, its notification, and asking
 * by our number).
 */
export function createWechat({ settings, notifyUrl, now }: Options): PaymentProvider {
  const { appId, merchantId } = settings;

  /** Throws where it is refused; undefined where what was asked for is not there. */
  async function send(path: string, content?: object): Promise<unknown> {
    const method = content ? "POST" : "GET";
    const body = content ? JSON.stringify(content) : "";
    const response = await fetch(settings.url + path, {
      method,
      headers: {
        authorization: authorization(settings, { method, path, body, now: now() }),
        accept: "application/json",
        ...(content && { "content-type": "application/json" }),
      },
      ...(content && { body }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    const text = Buffer.from(await response.arrayBuffer());
    if (response.status === 404 && !content) return undefined;
    if (!response.ok)
      throw new Error(`WeChat Pay answered ${response.status} to ${path}: ${cutText(text.toString(), 200)}`);
    verify(settings, { headers: Object.fromEntries(response.headers), body: text }, now());
    return JSON.parse(text.toString());
  }

  function reportOf(news: Transaction, eventNo: string): PaymentReport {
    if (news.mchid !== merchantId || news.appid !== appId)
      throw new CallbackRefused("the news are for another merchant");
    return {
      eventNo,
      paymentNo: news.out_trade_no,
      providerNo: news.transaction_id ?? "",
      outcome: outcomes[news.trade_state] ?? "other",
      amountFen: news.amount?.total ?? 0,
    };
  }

  return {
    name: "wechat",
    async start({ paymentNo, amountFen, subject, expiresAt }) {
      const answer = (await send("/v3/pay/transactions/native", {
        appid: appId,
        mchid: merchantId,
        description: cutText(subject, 127),
        out_trade_no: paymentNo,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, "+00:00"),
        notify_url: notifyUrl,
        amount: { total: amountFen, currency: "CNY" },
      })) as { code_url?: unknown };
      if (typeof answer.code_url !== "string") throw new Error("WeChat Pay gave no code_url");
      return { codeUrl: answer.code_url };
    },
    async readCallback(callback) {
      verify(settings, callback, now());
      const { id, resource } = JSON.parse(callback.body.toString()) as { id: string; resource: Sealed };
      return reportOf(JSON.parse(open(settings.apiKey, resource)) as Transaction, id);
    },
    async find(paymentNo) {
      const news = (await send(`/v3/pay/transactions/out-trade-no/${paymentNo}?mchid=${merchantId}`)) as
        | Transaction
        | undefined;
      return news && reportOf(news, `asked-${paymentNo}-${news.trade_state}`);
    },
    answer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      type: "application/json",
      body: JSON.stringify(isTaken ? { code: "SUCCESS" } : { code: "FAIL", message: "refused" }),
    }),
    async refund({ paymentNo, refundNo, amountFen, totalFen, reason }) {
      const amount = { refund: amountFen, total: totalFen, currency: "CNY" };
      const { status } = (await send("/v3/refund/domestic/refunds", {
        out_trade_no: paymentNo,
        out_refund_no: refundNo,
        reason: cutText(reason, 80),
        amount,
      })) as { status?: unknown };
      if (status !== "SUCCESS" && status !== "PROCESSING")
        throw new Error(`WeChat Pay does not pay back: ${String(status)}`);
    },
  };
}

interface Sealed {
  ciphertext: string;
  nonce: string;
  associated_data?: string;
}

interface Transaction {
  mchid: string;
  appid: string;
  out_trade_no: string;
  transaction_id?: string;
  trade_state: string;
  amount?: { total: number };
}

const outcomes: Record<string, "paid" | "failed"> = {
  SUCCESS: "paid",
  CLOSED: "failed",
  PAYERROR: "failed",
  REVOKED: "failed",
};

/** The Authorization header: RSA-SHA256 over method, path, time, nonce and body, a line each. */
function authorization(
  { merchantId, serialNo, privateKey }: WechatSettings,
  { method, path, body, now }: { method: string; path: string; body: string; now: Date },
): string {
  const [timestamp, nonce] = [Math.floor(now.getTime() / 1000), randomBytes(16).toString("hex")];
  const signature = createSign("RSA-SHA256")
    .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(privateKey, "base64");
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  return `WECHATPAY2-SHA256-RSA2048 ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",")}`;
}

/** Throws where WeChat Pay did not sign this, or not just now. */
function verify({ platformKey, platformKeyId }: WechatSettings, { headers, body }: Callback, now: Date): void {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? "");
  const timestamp = header("timestamp");
  if (header("serial") !== platformKeyId) throw new CallbackRefused("signed with a key that is not known here");
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp || Number.NaN)) <= OLDEST_SECONDS))
    throw new CallbackRefused("too old, or from the future");
  const signed = createVerify("RSA-SHA256")
    .update(`${timestamp}\n${header("nonce")}\n`)
    .update(body)
    .update("\n");
  if (!signed.verify(platformKey, header("signature"), "base64"))
    throw new CallbackRefused("the signature is not WeChat Pay's");
}

/** AES-256-GCM, the last 16 bytes being its tag. */
function open(apiKey: string, { ciphertext, nonce, associated_data = "" }: Sealed): string {
  const bytes = Buffer.from(ciphertext, "base64");
  const decipher = createDecipheriv("aes-256-gcm", apiKey, nonce);
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return decipher.update(bytes.subarray(0, -16), undefined, "utf8") + decipher.final("utf8");
  } catch {
    throw new CallbackRefused("the content cannot be decrypted");
  }
}
