import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { isOtherClock, nameZone } from "./zone-note.ts";

const t = (_: string, values: object = {}) => `以上为${Object.values(values).join()}。`;
let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});
const show = (html: string) => {
  const main = document.createElement("main");
  main.innerHTML = html;
  document.body.replaceChildren(main);
  return main;
};

test("the zone is named at the end of a page with times, also with those that come later, and goes with them", async () => {
  const main = show("<p>开始</p>");
  end = nameZone({ timeZone: "Asia/Shanghai", locale: "zh-CN" }, t);
  expect(screen.queryByRole("note")).toBeNull();
  const begin = document.createElement("p");
  begin.textContent = "2027-03-14 09:00";
  main.append(begin);
  await waitFor(() => expect(screen.getByRole("note").textContent).toBe("以上为中国标准时间。"));
  expect(main.lastElementChild).toBe(screen.getByRole("note"));
  begin.remove();
  await waitFor(() => expect(screen.queryByRole("note")).toBeNull());
});

test("the zone is named where a time can be set, and not twice where a block names it", async () => {
  show('<input data-date-time="dateTime" aria-label="开始">');
  end = nameZone({ timeZone: "Asia/Shanghai", locale: "zh-CN" }, t);
  expect(screen.queryByRole("note")).not.toBeNull();
  end();
  show('<p>2027-03-14 09:00</p><p class="zone">以上为中国标准时间。</p>');
  end = nameZone({ timeZone: "Asia/Shanghai", locale: "zh-CN" }, t);
  expect(screen.queryByRole("note")).toBeNull();
});

test("the zone is named where times are written as the language of the page writes them", () => {
  show('<time datetime="2027-03-14T09:00">Mar 14, 2027, 09:00</time>');
  end = nameZone({ timeZone: "Asia/Shanghai", locale: "en" }, t);
  expect(screen.queryByRole("note")).not.toBeNull();
  end();
  show('<time datetime="2027-03-14">Mar 14, 2027</time>');
  end = nameZone({ timeZone: "Asia/Shanghai", locale: "en" }, t);
  expect(screen.queryByRole("note")).toBeNull();
});

test("a clock is another one where it differs in summer or in winter", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(isOtherClock(own, new Date("2026-01-15T00:00:00Z"))).toBe(false);
  expect(isOtherClock("Pacific/Kiritimati", new Date("2026-01-15T00:00:00Z"))).toBe(true);
});
