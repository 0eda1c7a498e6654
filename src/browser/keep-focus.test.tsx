import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { button, clear, click, draw, field, settle } from "../forms/testing/page.ts";
import { standOf } from "./focus-stand.ts";
import { keepFocus } from "./keep-focus.ts";

beforeEach(async () => {
  await clear();
});

/** What has the focus, in words. */
const focused = () => document.activeElement?.textContent;

function List() {
  const [names, setNames] = useState(["一", "二", "三"]);
  return (
    <section>
      <a href="/before">前面</a>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              移除{name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function press(name: string): Promise<void> {
  button(name).focus();
  await click(button(name));
  await settle();
}

test("goes from a line that was removed to the next, from the last to the one before, and then to what stands before the list", async () => {
  keepFocus(await draw(<List />));
  await press("移除二");
  expect(focused()).toBe("移除三");
  await press("移除三");
  expect(focused()).toBe("移除一");
  await press("移除一");
  expect(focused()).toBe("前面");
});

test("goes from a button to what took its place", async () => {
  function Cart() {
    const [isIn, setIn] = useState(false);
    return (
      <div>
        {isIn ? (
          <a href="/car">去结算</a>
        ) : (
          <button type="button" onClick={() => setIn(true)}>
            加入购物车
          </button>
        )}
        <button type="button">收藏</button>
      </div>
    );
  }
  keepFocus(await draw(<Cart />));
  await press("加入购物车");
  expect(focused()).toBe("去结算");
});

test("goes to what took the place of the first button that was pressed, also where this code came only after that", async () => {
  function Cart() {
    const [isIn, setIn] = useState(false);
    return isIn ? (
      <a href="/car">去结算</a>
    ) : (
      <button type="button" onClick={() => setIn(true)}>
        加入购物车
      </button>
    );
  }
  const root = await draw(<Cart />);
  const first = standOf(button("加入购物车"), root);
  await press("加入购物车");
  expect(document.activeElement).toBe(document.body);
  keepFocus(root, first);
  expect(focused()).toBe("去结算");
});

test("takes the focus nowhere when it was let go of, or stands elsewhere, before the element goes", async () => {
  function Page() {
    const [isThere, setThere] = useState(true);
    return (
      <div>
        <button type="button" onClick={() => setThere(false)}>
          别处
        </button>
        {isThere && <input aria-label="名称" />}
        <a href="/">后面</a>
      </div>
    );
  }
  keepFocus(await draw(<Page />));
  field("名称").focus();
  field("名称").blur();
  await settle();
  await click(button("别处"));
  expect(document.activeElement).toBe(document.body);
});
