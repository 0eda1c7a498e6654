import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { SignInPanel } from "./SignInPanel.tsx";

test("frames the form under the page's heading", () => {
  const panel = draw(SignInPanel, { heading: "登录", title: "知行讲堂", home: "/" }, { slots: { form: "表单" } });
  expect(panel.querySelector("h1")?.textContent).toBe("登录");
  expect(panel.querySelector(".form")?.textContent).toContain("表单");
});
