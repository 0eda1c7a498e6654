import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, draw, t } from "../../forms/testing/page.ts";
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
const show = (more: object = {}) =>
  draw(
    <Referral
      referral={referral}
      siteTitle="课堂"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );
afterEach(clear);

test("shows the code, and a link with it as text and as a QR code", async () => {
  await show();
  expect(screen.getByRole("img", { name: t("referral.qr") }).getAttribute("src")).toBe("/share/referral/ABCD2345.svg");
  expect(screen.getByText("ABCD-2345")).toBeDefined();
  expect(screen.getByText(`${location.origin}/register?referralCode=ABCD2345`)).toBeDefined();
  expect(screen.getByText(/你得到实付金额的 5%/)).toBeDefined();
});

test("says that there is no reward at present", async () => {
  await show({ referral: { ...referral, rewardPercent: 0 } });
  expect(document.body.textContent).toContain(t("referral.noRate"));
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
