import type english from "../../src/locales/docs/en.json";
import { format } from "../../src/site/compile/texts.ts";

type Words = typeof english;

/** What the reference says between the words of blocks, made from a catalogue of src/locales/docs. */
export function phrasesOf(catalogue: Readonly<Record<string, string>>) {
  // The languages have the same keys: tests/architecture/words.test.ts.
  const words = catalogue as Words;
  return {
    ...words,
    types: below<"types">(catalogue, "types"),
    owners: below<"owners">(catalogue, "owners"),
    accessWords: below<"accessWords">(catalogue, "accessWords"),
    formWords: below<"form">(catalogue, "form"),
    widget: (name: string) => catalogue[`widget.${name}`] ?? "",
    option: (name: string) => catalogue[`option.${name}`] ?? "",
    slotsAbout: (first: string) => format(words.slotsAbout, { first }),
    defaultIs: (value: string) => format(words.defaultIs, { value }),
    standsOn: (name: string) => format(words.standsOn, { name }),
    list: (of: string) => format(words.list, { of }),
    anyOf: (kinds: readonly string[]) => kinds.join(words.or),
  };
}

export type Phrases = ReturnType<typeof phrasesOf>;

type Below<Part extends string> = {
  [Key in keyof Words as Key extends `${Part}.${infer Name}` ? Name : never]: string;
};

/** The entries below `part.`, without it. */
function below<Part extends string>(catalogue: Readonly<Record<string, string>>, part: Part): Below<Part> {
  const entries = Object.entries(catalogue)
    .filter(([key]) => key.startsWith(`${part}.`))
    .map(([key, text]) => [key.slice(part.length + 1), text]);
  return Object.fromEntries(entries) as Below<Part>;
}
