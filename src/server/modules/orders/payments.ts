import type { PayType } from "../../../generated/types.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import type { Log } from "../../core/log.ts";
import type { Outbox } from "../../core/outbox/outbox.ts";
import { createAlipay } from "../../providers/payment/alipay.ts";
import {
  CallbackRefused,
  type Callback,
  type PaymentProvider,
  type PaymentReport,
  type ProviderName,
} from "../../providers/payment/payment.ts";
import { checkReport } from "../../providers/payment/check-report.ts";
import { createSandbox, type Sandbox } from "../../providers/payment/sandbox.ts";
import { createWechat } from "../../providers/payment/wechat.ts";
import type { Secrets } from "../../core/secrets.ts";
import type { Settings } from "../../core/settings.ts";
import type { Tenants } from "../sites/index.ts";
import { handOver, type Paid } from "./hand-over.ts";
import { sendRefund } from "./send-refund.ts";
import { takeSilentPayments } from "./payment-queries.ts";
import { rewardBps } from "./referral/reward.ts";
import { settle, type Effect } from "./settle.ts";

/** Collecting money: who does it for us, and what they tell us. */
export interface Payments {
  /** How orders can be paid here; the first is proposed. */
  readonly payTypes: PayType[];
  /** The provider of that name; undefined where it is not set up. */
  provider(name: string): PaymentProvider | undefined;
  /** The demo's provider, where it is on. */
  readonly sandbox: Sandbox | undefined;
  /** Takes a callback as it came; gives what the provider wants to hear. Undefined where there is no such provider. */
  notify(name: string, callback: Callback): Promise<{ status: number; type: string; body: string } | undefined>;
  /** Asks the providers about payments that nothing was heard of for a while; gives how many were settled by that. */
  askAround(): Promise<number>;
  /**
   * Gives what a paid order has in it, now, and finishes the event of the outbox that would do it; what fails is done
   * again by the outbox.
   */
  handOver(orderNo: string, paid?: Paid): Promise<void>;
}

interface Options {
  db: Db;
  log: Log;
  settings: Settings;
  tenants: Pick<Tenants, "resolve">;
  secrets: Secrets;
  outbox: Outbox;
  sessionChanged(userNo: string): Promise<void>;
  now(): Date;
}

/** Sets the providers up, and says to the outbox how orders are handed over and money is paid back. */
export function createPayments({
  db,
  log,
  settings,
  tenants,
  secrets,
  outbox,
  sessionChanged,
  now,
}: Options): Payments {
  const { wechat, alipay } = settings.payment;
  const notifyUrl = (name: string) => `${settings.publicUrl ?? ""}/apis/pay/notify/${name}`;
  const sandbox = settings.payment.sandbox ? createSandbox(() => secrets.get("pay-sandbox")) : undefined;
  const named: Record<ProviderName, PaymentProvider | undefined> = {
    wechat: wechat && createWechat({ settings: wechat, notifyUrl: notifyUrl("wechat"), now }),
    alipay: alipay && createAlipay({ settings: alipay, notifyUrl: notifyUrl("alipay"), now }),
    sandbox,
  };
  const providers = Object.values(named).filter((one) => one !== undefined);
  const provider = (name: string) => providers.find((one) => one.name === name);

  const give = (orderNo: string, paid?: Paid) => handOver(orderNo, { db, now: now(), tenants, sessionChanged, paid });
  /** Lets a report take effect, whichever way it came. */
  async function take(name: string, report: PaymentReport): Promise<Effect> {
    const reward = await rewardBps(tenants);
    const { effect, orderNo, paid } = await withActor(db, systemActor, (trx) =>
      settle(trx, { provider: name, report, earnings: settings.earnings, rewardBps: reward, now: now() }),
    );
    const { paymentNo, eventNo } = report;
    const isOdd = effect === "wrongAmount" || effect === "unknown" || effect === "surplus";
    log[isOdd ? "warn" : "info"]({ provider: name, paymentNo, eventNo, effect }, "a provider has reported a payment");
    if (effect === "paid") await payments.handOver(orderNo, paid);
    return effect;
  }

  /** What a callback says; undefined where it is not the provider's, or says nothing that can be understood. */
  async function read(from: PaymentProvider, callback: Callback): Promise<PaymentReport | undefined> {
    try {
      return checkReport(await from.readCallback(callback));
    } catch (error) {
      if (!(error instanceof CallbackRefused || error instanceof SyntaxError || error instanceof TypeError))
        throw error;
      log.warn({ provider: from.name, reason: error.message }, "a callback was refused");
      return undefined;
    }
  }

  const payments: Payments = {
    payTypes: [...providers.map(({ name }) => name), "balance"],
    provider,
    sandbox,
    async notify(name, callback) {
      const from = provider(name);
      if (!from) return undefined;
      const report = await read(from, callback);
      if (!report) return from.answer(false);
      // What goes wrong from here on is our fault, and no answer: the provider tells it again.
      const effect = await take(name, report);
      // What is not known here may be soon, where a callback overtakes us; a wrong amount is never right.
      return from.answer(effect !== "unknown" && effect !== "wrongAmount");
    },
    async askAround() {
      const silent = await withActor(db, systemActor, (trx) =>
        takeSilentPayments(trx, {
          providers: providers.filter((one) => one !== sandbox).map((one) => one.name),
          now: now(),
        }),
      );
      const effects = await Promise.all(
        silent.map(async ({ payment_no: paymentNo, provider: name }) => {
          try {
            const report = await provider(name)?.find(paymentNo);
            // What changes nothing is not written down: the same would be asked again.
            return report && report.outcome !== "other" ? await take(name, report) : undefined;
          } catch (error) {
            // One that nobody can say anything of must not keep the others from being tended.
            log.warn(
              { err: error, provider: name, paymentNo },
              "it is not known how a payment stands; its provider is asked again later",
            );
            return undefined;
          }
        }),
      );
      return effects.filter((effect) => effect === "paid" || effect === "surplus" || effect === "failed").length;
    },
    async handOver(orderNo, paid) {
      try {
        await give(orderNo, paid);
        // Nothing is left for the outbox.
        if (paid) return;
      } catch (error) {
        log.warn({ err: error, orderNo }, "an order could not be handed over yet; the outbox does it again");
      }
      outbox.wake();
    },
  };
  outbox.on("order.paid", ({ orderNo }) => give(orderNo));
  outbox.on("order.refund", ({ orderNo }) =>
    sendRefund(orderNo, { db, now: now(), tenants, provider, sessionChanged }),
  );
  outbox.on("sandbox.callback", async ({ paymentNo, outcome }) => {
    const payment =
      sandbox &&
      (await withActor(db, systemActor, (trx) =>
        trx.selectFrom("payment").select("amount_fen").where("payment_no", "=", paymentNo).executeTakeFirst(),
      ));
    if (payment)
      await payments.notify(
        "sandbox",
        await sandbox.sign({ eventNo: `${paymentNo}-${outcome}`, paymentNo, outcome, amountFen: payment.amount_fen }),
      );
  });
  return payments;
}
