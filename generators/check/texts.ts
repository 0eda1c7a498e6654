import type { Problem } from "../problem.ts";
import type { FormSource, Sources } from "../read/sources.ts";
import { isSchema, walk } from "../schema.ts";

/** Every text key that forms name, and every label of an enumeration's values, is in the language files. */
export function checkTexts(sources: Sources): Problem[] {
  const missing = (key: string) => !Object.hasOwn(sources.texts, key);
  const forms = sources.forms.flatMap(({ file, content }) =>
    keysOf(content)
      .filter(({ key }) => missing(key))
      .map(({ key, pointer }) => ({ file, pointer, message: `the text ${key} is not in src/locales` })),
  );
  const enums = sources.entities.flatMap(({ file, content }) =>
    (content.oneOf ?? []).flatMap((branch, index) => {
      const key = `enum.${content.title}.${String(branch.const)}`;
      return "const" in branch && missing(key)
        ? [{ file, pointer: `/oneOf/${index}`, message: `its label ${key} is not in src/locales` }]
        : [];
    }),
  );
  return [...forms, ...enums];
}

interface Named {
  key: string;
  pointer: string;
}

function keysOf({ schema, uiSchema = {}, messages = {}, submit }: FormSource): Named[] {
  const found: Named[] = [];
  walk(schema, (inner, pointer) => {
    for (const keyword of ["title", "description"] as const) {
      const key = inner[keyword];
      if (key !== undefined) found.push({ key, pointer: `/schema${pointer}/${keyword}` });
    }
  });
  for (const [property, own] of Object.entries(uiSchema)) {
    if (!isSchema(own)) continue;
    for (const word of ["ui:title", "ui:description", "ui:help", "ui:placeholder"]) {
      const key = own[word];
      if (typeof key === "string") found.push({ key, pointer: `/uiSchema/${property}/${word}` });
    }
  }
  for (const [property, own] of Object.entries(messages))
    for (const [keyword, key] of Object.entries(own)) found.push({ key, pointer: `/messages/${property}/${keyword}` });
  if (isSchema(submit) && typeof submit.$t === "string") found.push({ key: submit.$t, pointer: "/submit/$t" });
  return found;
}
