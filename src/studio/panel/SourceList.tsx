import { useCallback, useState, type ReactNode } from "react";
import type { DataSource } from "../../generated/types.ts";
import { removeValue, setValue } from "../../site/edit/edit.ts";
import { mayAsk } from "../../site/permissions/permissions.ts";
import { resolveScreen } from "../../site/document/resolve.ts";
import { ConditionBuilder } from "../pickers/ConditionBuilder.tsx";
import { OperationInput } from "../pickers/OperationInput.tsx";
import { OperationPicker } from "../pickers/OperationPicker.tsx";
import { PickerIcon } from "../pickers/PickerIcon.tsx";
import { changeValue } from "./change.ts";
import { PanelProvider, usePanel } from "./context.ts";
import { OriginMark } from "./FieldFrame.tsx";
import { findingsAt } from "./findings.ts";

/** The data that a page asks for: each an operation with its parameters, asked when the page is made. */
export function SourceList({ screen }: { screen: string }): ReactNode {
  const around = usePanel();
  const { draft, edit, t, language, findings, roots } = around;
  const { base } = draft;
  const [opened, setOpened] = useState<string>();
  const allows = useCallback((operation: string) => mayAsk(language, "organisation", operation), [language]);
  const sources = Object.entries(resolveScreen(draft.layers, screen)?.data ?? {});
  const at = (name: string) => ["screens", screen, "data", name];
  const { data: _, ...beforeData } = roots;

  function add(operation: string) {
    const name = freeName(
      operation,
      sources.map(([known]) => known),
    );
    edit(
      (own) => setValue({ own, inherited: base, path: at(name), value: { operation, params: {} } }),
      "studio.edit.source",
    );
    setOpened(name);
  }

  return (
    <PanelProvider value={{ ...around, roots: beforeData }}>
      {sources.length === 0 && <p className="sp-note">{t("studio.source.none")}</p>}
      <ul className="sp-list">
        {sources.map(([name, source]) => {
          const label = language.words.site.operation(source.operation);
          const problems = findingsAt(findings, at(name));
          const change = (after: DataSource) =>
            edit((own) => changeValue({ own, base, path: at(name), before: source, after }), "studio.edit.source", {
              together: at(name).join("/"),
            });
          return (
            <li key={name}>
              <details
                open={opened === name}
                onToggle={(event) => setOpened(event.currentTarget.open ? name : opened === name ? undefined : opened)}
              >
                <summary>
                  <span>
                    {label} <small className="sp-about">{name}</small>
                    {problems.length > 0 && (
                      <span className="sp-bad" aria-label={t("studio.panel.problems", { count: problems.length })}>
                        {problems.length}
                      </span>
                    )}
                  </span>
                </summary>
                {opened === name && (
                  <div className="sp-form">
                    <span className="sp-tools">
                      <OriginMark path={at(name)} label={label} />
                    </span>
                    {problems.map(({ message }) => (
                      <p key={message} className="sp-problem" role="alert">
                        {message}
                      </p>
                    ))}
                    <OperationPicker
                      id={`source-${name}`}
                      label={t("studio.operation.choose")}
                      allows={allows}
                      value={source.operation}
                      onChange={(operation) => change({ ...source, operation, params: {} })}
                    />
                    <OperationInput
                      id={`source-${name}-in`}
                      operation={source.operation}
                      value={source.params}
                      onChange={(params) => change({ ...source, params: params as NonNullable<DataSource["params"]> })}
                    />
                    <div role="group" aria-label={t("studio.source.when")}>
                      <p className="sp-about">{t("studio.source.when")}</p>
                      <ConditionBuilder
                        id={`source-${name}-when`}
                        label={t("studio.source.when")}
                        value={source.when}
                        onChange={(when) => change(when ? { ...source, when } : without(source, "when"))}
                      />
                    </div>
                    <label className="sp-check">
                      <input
                        type="checkbox"
                        checked={source.required === true}
                        onChange={(event) =>
                          change(event.target.checked ? { ...source, required: true } : without(source, "required"))
                        }
                      />
                      {t("studio.source.required")}
                    </label>
                  </div>
                )}
              </details>
              <span className="sp-entry-tools">
                <button
                  type="button"
                  aria-label={t("studio.list.remove", { title: label })}
                  onClick={() =>
                    edit((own) => removeValue({ own, inherited: base, path: at(name) }), "studio.edit.source")
                  }
                >
                  <PickerIcon name="remove" />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="sp-about" id="source-add-label">
        {t("studio.source.add")}
      </p>
      <OperationPicker
        key={sources.length}
        id="source-add"
        label={t("studio.source.add")}
        allows={allows}
        value={undefined}
        onChange={add}
      />
    </PanelProvider>
  );
}

/** listCourses gives courses, courses2 …: nobody has to think of a name. */
function freeName(operation: string, taken: readonly string[]): string {
  const stem = operation.replace(/^(list|get|search|check)(?=[A-Z])/, "");
  const name = stem.charAt(0).toLowerCase() + stem.slice(1);
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

function without<Value extends object, Name extends keyof Value>(value: Value, name: Name): Value {
  const { [name]: _, ...rest } = value;
  return rest as Value;
}
