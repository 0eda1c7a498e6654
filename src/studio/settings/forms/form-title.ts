import { effectiveValue } from "../../../site/document/origin.ts";
import { ownFormsOf } from "../../../site/document/own-form.ts";
import type { PartProps } from "../../types.ts";

type Reading = Pick<PartProps, "draft" | "locale">;

/** What a form of the site's own is called, in the language of the studio, else in one of the site. */
export function formTitle(key: string, { draft, locale }: Reading): string {
  const said = [locale, ...draft.locales].map((one) =>
    effectiveValue({ own: draft.own, base: draft.base, path: ["texts", one, key] }),
  );
  return said.find((words): words is string => typeof words === "string" && words !== "") ?? "";
}

/** The forms of the site's own, by name and title. */
export function formChoices(reading: Reading): { name: string; title: string }[] {
  return ownFormsOf(reading.draft.layers).map(({ name, inbox }) => ({
    name,
    title: formTitle(inbox.name, reading) || name,
  }));
}
