import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useStateFor } from "./use-state-for.ts";

test("State that belongs to something begins anew with another, and a late change of the first one is let go", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const seen: string[] = [];
  let set = (_: string) => {};
  function Shown({ of }: { of: string }) {
    const [value, setValue] = useStateFor(of, `begins with ${of}`);
    seen.push(`${of}: ${value}`);
    set = setValue;
    return value;
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(<Shown of="a" />));
  const late = set;
  await act(async () => set("changed"));
  expect(place.textContent).toBe("changed");
  await act(async () => root.render(<Shown of="b" />));
  expect(place.textContent).toBe("begins with b");
  expect(seen).not.toContain("b: changed");
  await act(async () => late("too late"));
  expect(place.textContent).toBe("begins with b");
  await act(async () => root.unmount());
});
