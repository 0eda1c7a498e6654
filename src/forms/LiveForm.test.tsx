import { screen } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { test, vi } from "vitest";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { LiveForm } from "./LiveForm.tsx";
import { t } from "./testing/page.ts";

const definition: FormDefinition = {
  title: "Kit",
  validator: "kit",
  schema: { type: "object", properties: { lecturer: { type: "string" } } },
  uiSchema: { lecturer: { "ui:widget": "enumeration", "ui:options": { enumName: "lecturer" } } },
};
vi.mock("./validation/load.ts", async () => {
  const { compiled } = await import("./testing/compiled.ts");
  return { loadValidator: async () => compiled(definition.schema) };
});

test("A choice that was hidden until its entries came is asked of the calls that have them", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  const draw = (names: readonly string[]) =>
    act(async () =>
      root.render(
        <LiveForm
          definition={definition}
          id="f"
          t={t}
          locale="zh-CN"
          calls={{ listEnum: async () => ({ list: names.map((desc) => ({ code: desc, desc })) }) }}
          values={{}}
          onChange={() => {}}
          faults={[]}
          hidden={names.length === 0 ? ["lecturer"] : []}
        />,
      ),
    );
  await draw([]);
  await draw(["周老师"]);
  await act(async () => screen.getByRole("combobox", { name: "lecturer" }).focus());
  await screen.findByRole("option", { name: "周老师" });
  await act(async () => root.unmount());
});
