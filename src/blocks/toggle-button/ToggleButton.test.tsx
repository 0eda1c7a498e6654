import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, t, until } from "../../forms/testing/page.ts";
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
  await click(button("收藏"));
  expect(button("已收藏").getAttribute("aria-pressed")).toBe("true");
  answer({ done: false });
  await until(() => screen.queryByRole("button", { name: "收藏", pressed: false }));
});

test("is released when it is pressed", async () => {
  let released = 0;
  await show({ release: async () => ((released += 1), { done: true }) }, 1);
  await click(button("已收藏"));
  await until(() => released === 1);
  expect(button("收藏")).toBeDefined();
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
  await click(screen.getByRole("link", { name: "收藏" }));
  await shown(true);
  await until(() => press.mock.calls.length === 1);
  await shown(true);
  expect(press).toHaveBeenCalledTimes(1);
});
