import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAlipay } from "./alipay.ts";
import { CallbackRefused, type Callback } from "./payment.ts";
import { createWechat } from "./wechat.ts";

/** A gateway that signs and checks as the two document it, with keys of its own. */
const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const [merchant, gateway, stranger] = [pair(), pair(), pair()];
const apiKey = "0123456789abcdef0123456789abcdef";
const now = () => new Date("2026-11-21T02:00:00Z");
const seconds = String(now().getTime() / 1000);
const sign = (text: string, key: string) => createSign("RSA-SHA256").update(text).sign(key, "base64");
const isSigned = (text: string, signature: string) =>
  createVerify("RSA-SHA256").update(text).verify(merchant.publicKey, signature, "base64");

let server: Server;
let url = "";
let seen: { path: string; headers: IncomingHttpHeaders; body: string };
let answer: { status: number; body: string; signedWith: string };
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() };
    const headers = {
      "wechatpay-serial": "PUB_1",
      "wechatpay-timestamp": seconds,
      "wechatpay-nonce": "n",
      "wechatpay-signature": sign(`${seconds}\nn\n${answer.body}\n`, answer.signedWith),
    };
    response.writeHead(answer.status, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const wechat = () =>
  createWechat({
    settings: {
      url,
      appId: "wx1",
      merchantId: "1900",
      serialNo: "S1",
      privateKey: merchant.privateKey,
      apiKey,
      platformKeyId: "PUB_1",
      platformKey: gateway.publicKey,
    },
    notifyUrl: "https://l.example/n",
    now,
  });
const alipay = () =>
  createAlipay({
    settings: { url, appId: "2021", privateKey: merchant.privateKey, publicKey: gateway.publicKey },
    notifyUrl: "https://l.example/n",
    now,
  });
const payment = {
  paymentNo: "20261121000000000001",
  amountFen: 17_901,
  subject: "电工 & 基础",
  expiresAt: new Date("2026-11-21T02:30:00Z"),
  returnUrl: "https://l.example/r",
};

test("WeChat Pay gets a signed order and gives a code", async () => {
  answer = { status: 200, body: JSON.stringify({ code_url: "weixin://wxpay/1" }), signedWith: gateway.privateKey };
  expect(await wechat().start(payment)).toEqual({ codeUrl: "weixin://wxpay/1" });
  const header = Object.fromEntries(
    [...String(seen.headers.authorization).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? ""]),
  );
  expect(header).toMatchObject({ mchid: "1900", serial_no: "S1", timestamp: seconds });
  expect(
    isSigned(
      `POST\n${seen.path}\n${header["timestamp"]}\n${header["nonce_str"]}\n${seen.body}\n`,
      header["signature"] ?? "",
    ),
  ).toBe(true);
  expect(JSON.parse(seen.body)).toMatchObject({
    appid: "wx1",
    out_trade_no: payment.paymentNo,
    notify_url: "https://l.example/n",
    time_expire: "2026-11-21T02:30:00+00:00",
    amount: { total: 17_901, currency: "CNY" },
  });
});

test("WeChat Pay is not believed when it refuses, or when another has signed", async () => {
  answer = { status: 400, body: "{}", signedWith: gateway.privateKey };
  await expect(wechat().start(payment)).rejects.toThrow("400");
  answer = { status: 200, body: JSON.stringify({ code_url: "weixin://evil" }), signedWith: stranger.privateKey };
  await expect(wechat().start(payment)).rejects.toThrow(CallbackRefused);
});

test("WeChat Pay is asked how a payment stands, and must sign what it says", async () => {
  const news = {
    mchid: "1900",
    appid: "wx1",
    out_trade_no: payment.paymentNo,
    transaction_id: "42",
    trade_state: "SUCCESS",
    amount: { total: 17_901 },
  };
  answer = { status: 200, body: JSON.stringify(news), signedWith: gateway.privateKey };
  const report = {
    eventNo: `asked-${payment.paymentNo}-SUCCESS`,
    paymentNo: payment.paymentNo,
    providerNo: "42",
    outcome: "paid",
    amountFen: 17_901,
  };
  expect(await wechat().find(payment.paymentNo)).toEqual(report);
  expect(seen.path).toBe(`/v3/pay/transactions/out-trade-no/${payment.paymentNo}?mchid=1900`);
  const header = Object.fromEntries(
    [...String(seen.headers.authorization).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? ""]),
  );
  expect(
    isSigned(`GET\n${seen.path}\n${header["timestamp"]}\n${header["nonce_str"]}\n\n`, header["signature"] ?? ""),
  ).toBe(true);
  answer = { status: 200, body: JSON.stringify({ ...news, trade_state: "NOTPAY" }), signedWith: gateway.privateKey };
  expect((await wechat().find(payment.paymentNo))?.outcome).toBe("other");
  answer = { status: 404, body: '{"code":"ORDER_NOT_EXIST"}', signedWith: gateway.privateKey };
  expect(await wechat().find(payment.paymentNo)).toBeUndefined();
  answer = { status: 200, body: JSON.stringify(news), signedWith: stranger.privateKey };
  await expect(wechat().find(payment.paymentNo)).rejects.toThrow(CallbackRefused);
});

interface Wrong {
  signedWith?: string;
  time?: string;
  serial?: string;
  key?: string;
  content?: Record<string, unknown>;
}

function wechatCallback({
  signedWith = gateway.privateKey,
  time = seconds,
  serial = "PUB_1",
  key = apiKey,
  content = {},
}: Wrong = {}): Callback {
  const plain = JSON.stringify({
    mchid: "1900",
    appid: "wx1",
    out_trade_no: payment.paymentNo,
    transaction_id: "42",
    trade_state: "SUCCESS",
    amount: { total: 17_901 },
    ...content,
  });
  const nonce = randomBytes(6).toString("hex");
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from("transaction"));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString("base64");
  const body = JSON.stringify({
    id: "EV-1",
    event_type: "TRANSACTION.SUCCESS",
    resource: { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: "transaction" },
  });
  const headers = {
    "wechatpay-serial": serial,
    "wechatpay-timestamp": time,
    "wechatpay-nonce": "n",
    "wechatpay-signature": sign(`${time}\nn\n${body}\n`, signedWith),
  };
  return { headers, body: Buffer.from(body) };
}

test("a callback of WeChat Pay is read", async () => {
  expect(await wechat().readCallback(wechatCallback())).toEqual({
    eventNo: "EV-1",
    paymentNo: payment.paymentNo,
    providerNo: "42",
    outcome: "paid",
    amountFen: 17_901,
  });
  expect((await wechat().readCallback(wechatCallback({ content: { trade_state: "PAYERROR" } }))).outcome).toBe(
    "failed",
  );
  expect((await wechat().readCallback(wechatCallback({ content: { trade_state: "NOTPAY" } }))).outcome).toBe("other");
});

test.each<[string, Wrong]>([
  ["another's signature", { signedWith: stranger.privateKey }],
  ["an old time", { time: String(Number(seconds) - 301) }],
  ["a time to come", { time: String(Number(seconds) + 301) }],
  ["no time", { time: "" }],
  ["a key that is not known", { serial: "PUB_2" }],
  ["another encryption", { key: "x".repeat(32) }],
  ["another merchant", { content: { mchid: "1901" } }],
  ["another app", { content: { appid: "wx2" } }],
])("a callback of WeChat Pay with %s is refused", async (_what, wrong) => {
  await expect(wechat().readCallback(wechatCallback(wrong))).rejects.toThrow(CallbackRefused);
});

test("a changed byte in a callback of WeChat Pay is seen", async () => {
  const { headers, body } = wechatCallback();
  await expect(wechat().readCallback({ headers, body: Buffer.concat([body, Buffer.from(" ")]) })).rejects.toThrow(
    CallbackRefused,
  );
});

test("WeChat Pay pays back by our number, and says whether it does", async () => {
  const refund = {
    paymentNo: payment.paymentNo,
    refundNo: "R1",
    amountFen: 17_901,
    totalFen: 17_901,
    reason: "买错了",
  };
  answer = { status: 200, body: JSON.stringify({ status: "PROCESSING" }), signedWith: gateway.privateKey };
  await wechat().refund(refund);
  expect(JSON.parse(seen.body)).toMatchObject({
    out_trade_no: payment.paymentNo,
    out_refund_no: "R1",
    amount: { refund: 17_901, total: 17_901 },
  });
  answer = { status: 200, body: JSON.stringify({ status: "ABNORMAL" }), signedWith: gateway.privateKey };
  await expect(wechat().refund(refund)).rejects.toThrow("ABNORMAL");
});

const joined = (fields: Record<string, string>) =>
  Object.keys(fields)
    .filter((name) => fields[name] !== "")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

test("Alipay gets a signed order in an address", async () => {
  const { payUrl = "" } = await alipay().start(payment);
  const { sign: signature = "", ...fields } = Object.fromEntries(new URL(payUrl).searchParams);
  expect(isSigned(joined(fields), signature)).toBe(true);
  expect(fields).toMatchObject({
    app_id: "2021",
    method: "alipay.trade.page.pay",
    notify_url: "https://l.example/n",
    return_url: "https://l.example/r",
    timestamp: "2026-11-21 10:00:00",
  });
  expect(JSON.parse(fields["biz_content"] ?? "")).toMatchObject({
    out_trade_no: payment.paymentNo,
    total_amount: "179.01",
    time_expire: "2026-11-21 10:30:00",
    subject: "电工   基础",
  });
});

function alipayCallback({ signedWith = gateway.privateKey, ...more }: Record<string, string> = {}): Callback {
  const fields: Record<string, string> = {
    app_id: "2021",
    notify_id: "N1",
    out_trade_no: payment.paymentNo,
    trade_no: "77",
    trade_status: "TRADE_SUCCESS",
    total_amount: "179.01",
    subject: "电工 & 基础",
    empty: "",
    ...more,
  };
  const body = new URLSearchParams({ ...fields, sign: sign(joined(fields), signedWith ?? ""), sign_type: "RSA2" });
  return { headers: {}, body: Buffer.from(body.toString()) };
}

test("a callback of Alipay is read", async () => {
  expect(await alipay().readCallback(alipayCallback())).toEqual({
    eventNo: "N1",
    paymentNo: payment.paymentNo,
    providerNo: "77",
    outcome: "paid",
    amountFen: 17_901,
  });
  expect((await alipay().readCallback(alipayCallback({ trade_status: "TRADE_CLOSED" }))).outcome).toBe("failed");
  expect((await alipay().readCallback(alipayCallback({ trade_status: "WAIT_BUYER_PAY" }))).outcome).toBe("other");
});

test("a callback of Alipay that another signed, that was changed, or that is for another application is refused", async () => {
  await expect(alipay().readCallback(alipayCallback({ signedWith: stranger.privateKey }))).rejects.toThrow(
    CallbackRefused,
  );
  await expect(alipay().readCallback(alipayCallback({ app_id: "2022" }))).rejects.toThrow(CallbackRefused);
  const { body } = alipayCallback();
  await expect(
    alipay().readCallback({ headers: {}, body: Buffer.from(body.toString().replace("179.01", "0.01")) }),
  ).rejects.toThrow(CallbackRefused);
  await expect(
    alipay().readCallback({ headers: {}, body: Buffer.from(body.toString().replace("RSA2", "RSA")) }),
  ).rejects.toThrow(CallbackRefused);
  await expect(alipay().readCallback({ headers: {}, body: Buffer.alloc(0) })).rejects.toThrow(CallbackRefused);
});

test("Alipay pays back, and its answer is checked", async () => {
  const refund = {
    paymentNo: payment.paymentNo,
    refundNo: "R1",
    amountFen: 17_901,
    totalFen: 17_901,
    reason: "买错了",
  };
  const reply = (content: string, key: string) => ({
    status: 200,
    body: `{"alipay_trade_refund_response":${content},"sign":"${sign(content, key)}"}`,
    signedWith: gateway.privateKey,
  });
  answer = reply('{"code":"10000","msg":"Success"}', gateway.privateKey);
  await alipay().refund(refund);
  expect(JSON.parse(new URLSearchParams(seen.body).get("biz_content") ?? "")).toMatchObject({
    out_request_no: "R1",
    refund_amount: "179.01",
  });
  answer = reply('{"code":"40004","sub_code":"ACQ.TRADE_NOT_EXIST"}', gateway.privateKey);
  await expect(alipay().refund(refund)).rejects.toThrow("ACQ.TRADE_NOT_EXIST");
  answer = reply('{"code":"10000"}', stranger.privateKey);
  await expect(alipay().refund(refund)).rejects.toThrow("not signed");
});

test("Alipay is asked how a payment stands, and must sign what it says", async () => {
  const reply = (content: string, key = gateway.privateKey) => ({
    status: 200,
    body: `{"alipay_trade_query_response":${content},"sign":"${sign(content, key)}"}`,
    signedWith: gateway.privateKey,
  });
  const paid = `{"code":"10000","msg":"Success","out_trade_no":"${payment.paymentNo}","trade_no":"77","trade_status":"TRADE_SUCCESS","total_amount":"179.01"}`;
  answer = reply(paid);
  expect(await alipay().find(payment.paymentNo)).toEqual({
    eventNo: `asked-${payment.paymentNo}-TRADE_SUCCESS`,
    paymentNo: payment.paymentNo,
    providerNo: "77",
    outcome: "paid",
    amountFen: 17_901,
  });
  const fields = Object.fromEntries(new URLSearchParams(seen.body));
  expect(fields).toMatchObject({
    method: "alipay.trade.query",
    biz_content: JSON.stringify({ out_trade_no: payment.paymentNo }),
  });
  answer = reply('{"code":"40004","sub_code":"ACQ.TRADE_NOT_EXIST"}');
  expect(await alipay().find(payment.paymentNo)).toBeUndefined();
  answer = reply('{"code":"20000","sub_code":"aop.unknown-error"}');
  await expect(alipay().find(payment.paymentNo)).rejects.toThrow("aop.unknown-error");
  answer = reply(paid, stranger.privateKey);
  await expect(alipay().find(payment.paymentNo)).rejects.toThrow("not signed");
});
