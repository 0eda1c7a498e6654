import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw as mount, one, t, until } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { ToggleButton } from "./ToggleButton.tsx";

afterEach(clear);
const show = (on: object, pressed = 0) =>
  mount(
    <ToggleButton
      label="收藏"
      pressedLabel="已收藏"
      pressed={pressed}
      signedIn
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );

test("asks who is not signed in to sign in", () => {
  expect(addresses(draw(ToggleButton, { label: "收藏", signInUrl: "/login?t=login" }))).toEqual(["/login?t=login"]);
  expect(draw(ToggleButton, { label: "收藏" }).innerHTML).toBe("");
});

test("turns at once, and back where it could not be kept", async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  await show({ press: () => new Promise<Outcome>((resolve) => (answer = resolve)) });
  await click("button");
  expect(one("button").textContent).toBe("已收藏");
  expect(one("button").getAttribute("aria-pressed")).toBe("true");
  answer({ done: false });
  await until(() => one("button").textContent === "收藏");
});

test("is released when it is pressed", async () => {
  let released = 0;
  await show({ release: async () => ((released += 1), { done: true }) }, 1);
  await click("button");
  await until(() => released === 1);
  expect(one("button").textContent).toBe("收藏");
});

test("is pressed for who pressed it before signing in", async () => {
  sessionStorage.clear();
  const press = vi.fn(async (): Promise<Outcome> => ({ done: true }));
  const shown = (signedIn: boolean) =>
    mount(
      <ToggleButton
        label="收藏"
        signedIn={signedIn}
        signInUrl="#sign-in"
        slots={{}}
        on={{ press }}
        t={t}
        locale="zh-CN"
        blockKey="b"
        operations={{}}
      />,
    );
  await shown(false);
  await click("a");
  await shown(true);
  await until(() => press.mock.calls.length === 1);
  await shown(true);
  expect(press).toHaveBeenCalledTimes(1);
});
