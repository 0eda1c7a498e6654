import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { Referral } from "./Referral.tsx";
import { drawPoster } from "./poster.ts";

const referral = {
  referralCode: "ABCD2345",
  rewardPercent: 5,
  peopleCount: 2,
  paidCount: 1,
  pendingMoney: "9.95",
  settledMoney: "20.00",
  availableMoney: "20.00",
};
const people = [
  { name: "周**", gmtCreate: "2026-11-02 10:00:00", rewardState: "none" as const },
  {
    name: "李**",
    gmtCreate: "2026-11-01 10:00:00",
    rewardState: "pending" as const,
    rewardMoney: "9.95",
    gmtDue: "2026-11-10 08:00:00",
  },
];
const withdrawReward = vi.fn(async (_input: object) => ({ availableMoney: "7.50", walletMoney: "12.50" }));
const moved = vi.fn(async () => ({ done: true as const }));
const show = (more: object = {}) =>
  draw(
    <Referral
      referral={referral}
      items={people}
      siteTitle="课堂"
      slots={{}}
      on={{ moved }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ withdrawReward } as never}
      {...more}
    />,
  );
const amount = () => field(t("referral.moveAmount"));
const move = () => click(button(t("referral.move")));
/** What came of moving money; the ways to pass on the link have a message of their own. */
const message = () => within(screen.getByRole("form", { name: t("referral.move") })).queryByRole("status")?.textContent;
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("shows the code, a link with it as text and as a QR code, and who came", async () => {
  await show();
  await screen.findByRole("img", { name: t("referral.qr") });
  expect(screen.getByText("ABCD-2345")).toBeDefined();
  expect(screen.getByText(`${location.origin}/register?referralCode=ABCD2345`)).toBeDefined();
  expect(screen.getByText(/你得到实付金额的 5%/)).toBeDefined();
  const cells = texts(screen.getAllByRole("cell")).join(" ");
  expect(cells).toContain("待结算，2026-11-10 可用");
  expect(cells).toContain("还没有付款");
});

test("moves a part into the wallet, with one key for a wish that is sent twice", async () => {
  await show();
  withdrawReward.mockRejectedValueOnce(new Error("offline"));
  await type(amount(), "12.5");
  await move();
  await until(message);
  expect(amount().value).toBe("12.5");
  await move();
  await until(() => message()?.includes("12.50"));
  const [first, second] = withdrawReward.mock.calls.map(
    ([input]) => input as { money: string; idempotencyKey: string },
  );
  expect(first).toEqual(second);
  expect(first?.money).toBe("12.50");
  expect(moved).toHaveBeenCalledOnce();
});

test.each(["0", "-1", "1e308", "1.234", ""])("sends no amount like %j, and says so", async (typed) => {
  await show();
  await type(amount(), typed);
  await move();
  await until(() => message()?.includes(t("referral.amountWrong")));
  expect(withdrawReward).not.toHaveBeenCalled();
});

test("says that there is nobody yet, and that there is no reward", async () => {
  await show({ items: [], referral: { ...referral, rewardPercent: 0, availableMoney: "0.00" } });
  expect(document.body.textContent).toContain(t("referral.empty"));
  expect(document.body.textContent).toContain(t("referral.noRate"));
  expect(screen.queryByRole("button", { name: t("referral.move") })).toBeNull();
});

test("draws a poster with the site, the code, and a QR code inside its edges", () => {
  const fillRect = vi.fn();
  const fillText = vi.fn();
  const link = "https://example.org/register?referralCode=ABCD2345";
  drawPoster({ fillRect, fillText } as never, {
    siteTitle: "课堂",
    title: "一起学",
    scan: "扫码",
    code: "ABCD2345",
    link,
  });
  expect(fillText.mock.calls.map(([text]) => text)).toEqual(["课堂", "一起学", "扫码", "ABCD-2345"]);
  const cells = fillRect.mock.calls.slice(3);
  expect(cells.length).toBeGreaterThan(200);
  expect(cells.every(([x, y, w]) => x > 0 && x + w < 750 && y >= 320 && y + w < 800)).toBe(true);
});
