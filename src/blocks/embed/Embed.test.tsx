import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { Embed } from "./Embed.tsx";

const page = "https://scratch.mit.edu/projects/10128407";
afterEach(cleanup);

test("shows the page once it is pressed, and says from whom it comes before", () => {
  const served = draw(Embed, { page, title: "练习" });
  expect(within(served).queryByTitle("练习")).toBeNull();
  expect(served.textContent).toContain("scratch.mit.edu");
  expect(addresses(served)).toEqual([page]);
  render(<Embed {...handles} page={page} title="练习" />);
  fireEvent.click(screen.getByRole("button", { name: "显示：练习" }));
  expect(screen.getByTitle("练习").getAttribute("src")).toBe(`${page}/embed`);
});

test("shows nothing of a host that is not allowed", () => {
  const block = draw(Embed, { page: "https://evil.example/", title: "练习" });
  expect(block.textContent).toBe("");
  for (const role of ["link", "button", "img"]) expect(within(block).queryByRole(role)).toBeNull();
  expect(within(block).queryByTitle("练习")).toBeNull();
});
