import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { SignInPanel } from "./SignInPanel.tsx";

test("frames the form under the page's heading", () => {
  const panel = draw(SignInPanel, { heading: "登录", title: "知行讲堂", home: "/" }, { slots: { form: "表单" } });
  const heading = within(panel).getByRole("heading", { level: 1, name: "登录" });
  expect(heading.nextSibling?.textContent).toBe("表单");
});
