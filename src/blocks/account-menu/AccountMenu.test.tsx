import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { draw, handles } from "../testing/draw.tsx";
import { AccountMenu } from "./AccountMenu.tsx";

test("is a navigation with a name, behind a bar that opens without JavaScript", () => {
  const menu = draw(AccountMenu, { heading: "我的学习" }, { slots: { groups: <p>组</p> } });
  expect(menu.querySelector("nav")?.getAttribute("aria-label")).toBe("我的学习");
  expect(menu.querySelector("details > summary")?.textContent).toBe("我的学习");
});

test("is not there for who has none of its entries", () => {
  expect(draw(AccountMenu, {}).textContent).toBe("");
});

test("closes when an entry was chosen, so that the page can be seen", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement("div");
  document.body.append(place);
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  await act(async () =>
    createRoot(place).render(<AccountMenu {...handles} slots={{ groups: <a href="#x">订单</a> }} />),
  );
  const details = place.querySelector("details")!;
  details.open = true;
  place.querySelector("a")!.click();
  expect(details.open).toBe(false);
});
