import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useStateFor } from "./use-state-for.ts";

type SetValue = (value: string) => void;

function Shown({ of, told }: { of: string; told: (value: string, set: SetValue) => void }) {
  const [value, setValue] = useStateFor(of, `begins with ${of}`);
  useEffect(() => told(value, setValue));
  return value;
}

test("State that belongs to something begins anew with another, and a late change of the first one is let go", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const told = vi.fn<(value: string, set: SetValue) => void>();
  const place = document.createElement("div");
  const root = createRoot(place);
  const draw = (of: string) => act(async () => root.render(<Shown of={of} told={told} />));
  const set = (value: string, which = told.mock.lastCall![1]) => act(async () => which(value));
  await draw("a");
  await set("changed");
  expect(place.textContent).toBe("changed");
  const late = told.mock.lastCall![1];
  told.mockClear();
  await draw("b");
  expect(told.mock.calls.map(([value]) => value)).not.toContain("changed");
  await set("too late", late);
  expect(place.textContent).toBe("begins with b");
  await act(async () => root.unmount());
});
