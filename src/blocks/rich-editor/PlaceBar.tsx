import type { Editor } from "@tiptap/core";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "@tiptap/pm/tables";
import type { ReactNode } from "react";
import { codeLanguages } from "../../shared/code/code-languages.ts";

interface PlaceBarProps {
  id: string;
  editor: Editor;
  words: (name: string) => string;
}

/** What belongs to the place where the cursor is: the language of code, rows and columns of a table. */
export function PlaceBar({ id, editor, words }: PlaceBarProps): ReactNode {
  const language: unknown = editor.getAttributes("codeBlock")["language"];
  return (
    <>
      {editor.isActive("codeBlock") && (
        <p className="row">
          <label htmlFor={`${id}-language`}>
            <span>{words("language")}</span>
            <select
              id={`${id}-language`}
              value={typeof language === "string" ? language : ""}
              onChange={({ target }) =>
                editor.commands.updateAttributes("codeBlock", { language: target.value || null })
              }
            >
              <option value="">{words("plain")}</option>
              {Object.entries(codeLanguages).map(([name, title]) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {editor.isActive("table") && (
        <p className="row">
          {Object.entries(changes).map(([name, change]) => (
            <button
              key={name}
              type="button"
              className="btn ghost"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() =>
                editor
                  .chain()
                  .focus()
                  .command(({ state, dispatch }) => change(state, dispatch))
                  .run()
              }
            >
              {words(name)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

const changes = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
};
