import { createCipheriv, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * WeChat Pay and Alipay in one: takes orders, answers how they stand, and signs what it reports with keys of its own.
 */
export interface PayGateway {
  /** The environment of a server that collects money through it. */
  environment: Record<string, string>;
  /** By number of the payment: what WeChat Pay knows of it. */
  trades: Map<string, { trade_state: string; total: number }>;
  /** Numbers of the payments that WeChat Pay was asked about, as often as it was. */
  asked: string[];
  /** A report of a provider, as it is sent; `news` may be wrong in any way. */
  report(provider: "wechat" | "alipay", news: PayNews): { headers: Record<string, string>; body: string };
  close(): void;
}

/** What is reported, and what is wrong with it. */
export interface PayNews {
  eventNo: string;
  paymentNo: string;
  state: "paid" | "failed" | "other";
  amountFen: number;
  /** Signed by somebody else. */
  isForged?: boolean;
  /** Meant for another merchant. */
  isForAnother?: boolean;
}

const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const sign = (text: string, key: string) => createSign("RSA-SHA256").update(text).sign(key, "base64");
const API_KEY = "0123456789abcdef0123456789abcdef";

/** Starts it; `now` is the clock of the server that it reports to. */
export async function startPayGateway(now: () => Date): Promise<PayGateway> {
  const [merchant, gateway, stranger] = [pair(), pair(), pair()];
  const folder = mkdtempSync(join(tmpdir(), "lectern-gateway-"));
  const file = (name: string, content: string) => (writeFileSync(join(folder, name), content), join(folder, name));
  const trades: PayGateway["trades"] = new Map();
  const asked: string[] = [];
  const wechatHeaders = (body: string, key: string) => {
    const time = String(Math.floor(now().getTime() / 1000));
    return {
      "wechatpay-serial": "PUB_1",
      "wechatpay-timestamp": time,
      "wechatpay-nonce": "n",
      "wechatpay-signature": sign(`${time}\nn\n${body}\n`, key),
    };
  };

  const http = createServer(async (request, response) => {
    for await (const _ of request);
    const paymentNo = /out-trade-no\/(\d+)/.exec(request.url ?? "")?.[1];
    if (paymentNo) asked.push(paymentNo);
    const trade = paymentNo ? trades.get(paymentNo) : undefined;
    const content = paymentNo
      ? trade && {
          mchid: "1900",
          appid: "wx1",
          out_trade_no: paymentNo,
          transaction_id: `W${paymentNo}`,
          trade_state: trade.trade_state,
          amount: { total: trade.total },
        }
      : { code_url: "weixin://wxpay/1" };
    const body = JSON.stringify(content ?? { code: "ORDER_NOT_EXIST" });
    response.writeHead(content ? 200 : 404, wechatHeaders(body, gateway.privateKey)).end(body);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  function wechatReport({ eventNo, paymentNo, state, amountFen, isForged, isForAnother }: PayNews) {
    const states = { paid: "SUCCESS", failed: "PAYERROR", other: "USERPAYING" };
    const plain = JSON.stringify({
      mchid: isForAnother ? "1901" : "1900",
      appid: "wx1",
      out_trade_no: paymentNo,
      transaction_id: `W${paymentNo}`,
      trade_state: states[state],
      amount: { total: amountFen },
    });
    const nonce = randomBytes(6).toString("hex");
    const cipher = createCipheriv("aes-256-gcm", API_KEY, nonce).setAAD(Buffer.from("transaction"));
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString("base64");
    const body = JSON.stringify({
      id: eventNo,
      event_type: "TRANSACTION.SUCCESS",
      resource: { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: "transaction" },
    });
    return {
      headers: {
        "content-type": "application/json",
        ...wechatHeaders(body, (isForged ? stranger : gateway).privateKey),
      },
      body,
    };
  }

  function alipayReport({ eventNo, paymentNo, state, amountFen, isForged, isForAnother }: PayNews) {
    const states = { paid: "TRADE_SUCCESS", failed: "TRADE_CLOSED", other: "WAIT_BUYER_PAY" };
    const fields: Record<string, string> = {
      app_id: isForAnother ? "2022" : "2021",
      notify_id: eventNo,
      out_trade_no: paymentNo,
      subject: "电工 & 基础",
      total_amount: (amountFen / 100).toFixed(2),
      trade_no: `A${paymentNo}`,
      trade_status: states[state],
    };
    const signed = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join("&");
    const body = new URLSearchParams({
      ...fields,
      sign: sign(signed, (isForged ? stranger : gateway).privateKey),
      sign_type: "RSA2",
    });
    return { headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" }, body: body.toString() };
  }

  const [merchantKey, gatewayKey] = [file("merchant.pem", merchant.privateKey), file("gateway.pem", gateway.publicKey)];
  return {
    environment: {
      PUBLIC_URL: "http://127.0.0.1:1",
      WECHAT_URL: url,
      WECHAT_APP_ID: "wx1",
      WECHAT_MERCHANT_ID: "1900",
      WECHAT_SERIAL_NO: "S1",
      WECHAT_API_KEY: API_KEY,
      WECHAT_PRIVATE_KEY_FILE: merchantKey,
      WECHAT_PLATFORM_KEY_ID: "PUB_1",
      WECHAT_PLATFORM_KEY_FILE: gatewayKey,
      ALIPAY_URL: url,
      ALIPAY_APP_ID: "2021",
      ALIPAY_PRIVATE_KEY_FILE: merchantKey,
      ALIPAY_PUBLIC_KEY_FILE: gatewayKey,
    },
    trades,
    asked,
    report: (provider, news) => (provider === "wechat" ? wechatReport(news) : alipayReport(news)),
    close() {
      http.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
