import { getLanguageService, TextDocument, type JSONSchema } from "vscode-json-languageservice";

/** What could stand at a place of a JSON text. */
export interface Completion {
  label: string;
  detail: string;
  /** What is put in place of what stands between `from` and `to`. */
  insert: string;
  from: number;
  to: number;
}

export type Complete = (text: string, offset: number) => Promise<Completion[]>;

const uri = "lectern:document.json";

/** Completion by a schema. Nothing is fetched for it: all that the schema refers to is in it. */
export function createCompletion(schema: object): Complete {
  const service = getLanguageService({
    schemaRequestService: () => Promise.reject(new Error("schemas are not fetched")),
  });
  // The service writes into what it is given; the checker works with the same definitions.
  const own = structuredClone(schema) as JSONSchema;
  service.configure({ validate: false, schemas: [{ uri: "lectern:schema.json", fileMatch: ["*"], schema: own }] });
  return async (text, offset) => {
    const document = TextDocument.create(uri, "json", 1, text);
    const found = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
    return (found?.items ?? []).map(({ label, documentation, detail, textEdit, insertText }) => {
      const range = textEdit && "range" in textEdit ? textEdit.range : undefined;
      const about = typeof documentation === "string" ? documentation : (documentation?.value ?? detail ?? "");
      return {
        label,
        detail: about,
        insert: withoutStops(textEdit?.newText ?? insertText ?? label),
        from: range ? document.offsetAt(range.start) : offset,
        to: range ? document.offsetAt(range.end) : offset,
      };
    });
  };
}

/** A snippet without its stops: `"heading": ${1:{}}` is `"heading": {}`. */
function withoutStops(snippet: string): string {
  return snippet
    .replace(/\$\{\d+:((?:[^{}]|\{[^{}]*\})*)\}/g, "$1")
    .replace(/\$\d+/g, "")
    .replaceAll("\\}", "}")
    .replaceAll("\\$", "$");
}
