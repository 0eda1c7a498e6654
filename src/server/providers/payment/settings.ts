import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AlipaySettings } from "./alipay.ts";
import type { GatewayName } from "./payment.ts";
import type { WechatSettings } from "./wechat.ts";

/** Which providers there are; an absent one is not offered. */
export interface PaymentSettings extends Record<GatewayName, object | undefined> {
  /** The demo's: whoever uses it pays nothing, so it is never on by itself where the demo is not. */
  sandbox: boolean;
  wechat: WechatSettings | undefined;
  alipay: AlipaySettings | undefined;
}

type Given = (name: string) => string | undefined;

/** Reads them from the environment. Says all of what is wrong in `problems`, without repeating a key. */
export function readPaymentSettings(
  given: Given,
  { sandbox, hasPublicUrl, problems }: { sandbox: boolean; hasPublicUrl: boolean; problems: string[] },
): PaymentSettings {
  const wechat = group(given, WECHAT, problems);
  const alipay = group(given, ALIPAY, problems);
  if ((wechat || alipay) && !hasPublicUrl)
    problems.push("PUBLIC_URL is missing: WeChat Pay and Alipay report payments to it");
  const url = (name: string, fallback: string) => (given(name) ?? fallback).replace(/\/$/, "");
  const key = (file: string | undefined, make: (pem: string) => unknown, name: string) =>
    readKey(file, { make, name, problems });
  if (wechat && Buffer.byteLength(wechat.WECHAT_API_KEY) !== 32) problems.push("WECHAT_API_KEY must have 32 bytes");
  return {
    sandbox,
    wechat: wechat && {
      url: url("WECHAT_URL", "https://api.mch.weixin.qq.com"),
      appId: wechat.WECHAT_APP_ID,
      merchantId: wechat.WECHAT_MERCHANT_ID,
      serialNo: wechat.WECHAT_SERIAL_NO,
      privateKey: key(wechat.WECHAT_PRIVATE_KEY_FILE, createPrivateKey, "WECHAT_PRIVATE_KEY_FILE"),
      apiKey: wechat.WECHAT_API_KEY,
      platformKeyId: wechat.WECHAT_PLATFORM_KEY_ID,
      platformKey: key(wechat.WECHAT_PLATFORM_KEY_FILE, createPublicKey, "WECHAT_PLATFORM_KEY_FILE"),
    },
    alipay: alipay && {
      url: url("ALIPAY_URL", "https://openapi.alipay.com/gateway.do"),
      appId: alipay.ALIPAY_APP_ID,
      privateKey: key(alipay.ALIPAY_PRIVATE_KEY_FILE, createPrivateKey, "ALIPAY_PRIVATE_KEY_FILE"),
      publicKey: key(alipay.ALIPAY_PUBLIC_KEY_FILE, createPublicKey, "ALIPAY_PUBLIC_KEY_FILE"),
    },
  };
}

const WECHAT = [
  "WECHAT_APP_ID",
  "WECHAT_MERCHANT_ID",
  "WECHAT_SERIAL_NO",
  "WECHAT_PRIVATE_KEY_FILE",
  "WECHAT_API_KEY",
  "WECHAT_PLATFORM_KEY_ID",
  "WECHAT_PLATFORM_KEY_FILE",
] as const;
const ALIPAY = ["ALIPAY_APP_ID", "ALIPAY_PRIVATE_KEY_FILE", "ALIPAY_PUBLIC_KEY_FILE"] as const;

/** All of a provider's variables, or none. */
function group<Name extends string>(
  given: Given,
  names: readonly Name[],
  problems: string[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => given(name) === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) problems.push(`${missing.join(", ")} must be given too, or none of ${names.join(", ")}`);
  return missing.length > 0
    ? undefined
    : (Object.fromEntries(names.map((name) => [name, given(name)])) as Record<Name, string>);
}

function readKey(
  file: string | undefined,
  { make, name, problems }: { make(pem: string): unknown; name: string; problems: string[] },
): string {
  try {
    const pem = readFileSync(file ?? "", "utf8");
    make(pem);
    return pem;
  } catch {
    problems.push(`${name} does not name a file with a PEM key that can be read`);
    return "";
  }
}
