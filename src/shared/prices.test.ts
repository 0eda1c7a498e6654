import { describe, expect, it } from "vitest";
import { priceView } from "./prices.ts";

describe("priceView", () => {
  it("shows a free course as free for all", () =>
    expect(priceView({ isFree: 1, courseOriginal: "99.00", courseDiscount: "9.00" })).toEqual({
      free: true,
      vipFree: true,
      hasVipPrice: false,
    }));

  it("shows a price of zero as free", () => expect(priceView({ isFree: 0, courseOriginal: "0.00" }).free).toBe(true));

  it("shows an empty SVIP price as free for members", () =>
    expect(priceView({ isFree: 0, courseOriginal: "199.00", courseDiscount: "" })).toEqual({
      free: false,
      price: "199.00",
      vipFree: true,
      hasVipPrice: true,
      saving: "199.00",
    }));

  it("shows both prices where they differ", () =>
    expect(priceView({ isFree: 0, courseOriginal: "199.00", courseDiscount: "99.50" })).toEqual({
      free: false,
      price: "199.00",
      vipFree: false,
      vipPrice: "99.50",
      hasVipPrice: true,
      saving: "99.50",
    }));

  it("shows one price where members pay the same", () =>
    expect(priceView({ isFree: 0, courseOriginal: "199.00", courseDiscount: "199.00" }).hasVipPrice).toBe(false));

  it("says what members save to the fen, and nothing where they pay more", () => {
    expect(priceView({ isFree: 0, courseOriginal: "9.90", courseDiscount: "9.80" }).saving).toBe("0.10");
    expect(priceView({ isFree: 0, courseOriginal: "9.90", courseDiscount: "19.90" }).saving).toBeUndefined();
  });
});
