import { screen, within } from "@testing-library/react";
import { texts } from "./page.ts";

/** What is wrong with the fields, as the summary of a form lists it; empty where there is none. */
export function errors(): string[] {
  return texts(screen.queryAllByRole("alert").flatMap((alert) => within(alert).queryAllByRole("link")));
}

/** What a form says of its sending, in an alert that is not the summary; undefined where there is none. */
export function refusal(): string | undefined {
  const alerts = screen.queryAllByRole("alert").filter((alert) => !within(alert).queryByRole("list"));
  return alerts.find(({ textContent }) => textContent !== "")?.textContent;
}

/** What stands beside a field while it is wrong: the first text that describes it; undefined while it is right. */
export function errorOf(field: Element): string | undefined {
  if (field.getAttribute("aria-invalid") !== "true") return undefined;
  return descriptions(field)[0];
}

/** The texts that describe a field, as they are read after its name. */
export function descriptions(field: Element): string[] {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
}
