import { expect, it } from "vitest";
import { newCertificateNo, normaliseCertificateNo } from "./number.ts";

it("makes numbers of prefix, year, forty random bits and check characters, and reads them as people type them", () => {
  const made = newCertificateNo("HY", 2026);
  expect(made).toMatch(/^HY26-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
  expect(normaliseCertificateNo(made)).toBe(made);
  expect(normaliseCertificateNo(` ${made.toLowerCase().replaceAll("-", " ")} `)).toBe(made);
  const wide = made.replaceAll(/[0-9A-Z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
  expect(normaliseCertificateNo(wide.replaceAll("-", "－"))).toBe(made);
  const zero = Array.from({ length: 500 }, () => newCertificateNo("", 2026)).find((no) => /-.*0/.test(no))!;
  expect(normaliseCertificateNo(zero.slice(0, 3) + zero.slice(3).replaceAll("0", "o").replaceAll("1", "l"))).toBe(zero);
});

it("tells every wrong character and every two neighbours that changed places", () => {
  const made = newCertificateNo("HY", 2026);
  const places = [...Array.from(made).keys()].filter((place) => place > 4 && made[place] !== "-");
  for (const place of places)
    for (const other of "0123456789ABCDEFGHJKMNPQRSTVWXYZ")
      if (other !== made[place])
        expect(normaliseCertificateNo(made.slice(0, place) + other + made.slice(place + 1))).toBeUndefined();
  for (const place of places) {
    const [left, right] = [made[place], made[place + 1]];
    if (left === right || right === undefined || right === "-") continue;
    expect(normaliseCertificateNo(made.slice(0, place) + right + left + made.slice(place + 2))).toBeUndefined();
  }
  for (const nonsense of ["", "HY26", "……", "HY26-UUUU-UUUU-UU", "x".repeat(60)])
    expect(normaliseCertificateNo(nonsense)).toBeUndefined();
});
