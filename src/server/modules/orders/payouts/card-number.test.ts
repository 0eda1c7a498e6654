import { expect, test } from "vitest";
import { cardDigits, isCardNumber } from "./card-number.ts";
import { openCard, sealCard } from "./seal-card.ts";

const CARD = "6222021234567890128";

test("a card's number is checked by its last digit, and each digit that is wrong is found", () => {
  for (const number of ["4111111111111111", "5500005555555559", CARD]) {
    expect(isCardNumber(number)).toBe(true);
    for (let at = 0; at < number.length; at++)
      for (let more = 1; more < 10; more++) {
        const wrong = number.slice(0, at) + ((Number(number[at]) + more) % 10) + number.slice(at + 1);
        expect(isCardNumber(wrong)).toBe(false);
      }
  }
  for (const number of ["", "0000000000000000", "411111111111111", "4111x11111111111", "42"])
    expect(isCardNumber(number)).toBe(false);
  expect(cardDigits("6222 0212-3456 7890128")).toBe(CARD);
});

test("a card is opened only with its key, as its owner's, and as it was sealed", () => {
  const sealed = sealCard(CARD, { key: "one", owner: "user:7" });
  expect(sealed).not.toContain(CARD);
  expect(sealCard(CARD, { key: "one", owner: "user:7" })).not.toBe(sealed);
  expect(openCard(sealed, { key: "one", owner: "user:7" })).toBe(CARD);
  expect(() => openCard(sealed, { key: "two", owner: "user:7" })).toThrow();
  expect(() => openCard(sealed, { key: "one", owner: "user:8" })).toThrow();
  expect(() =>
    openCard(
      // The first sign: of the last one, some bits stand for nothing.
      sealed.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      { key: "one", owner: "user:7" },
    ),
  ).toThrow();
});
