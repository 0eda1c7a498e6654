import type { WidgetProps } from "@rjsf/utils";
import { optionsOf, surroundings } from "../context.ts";
import { useLoaded } from "../useLoaded.ts";
import { Choice, type ChoiceEntry } from "./SelectWidget.tsx";

/** A choice among the entries of an enumeration that the server names (`enum/list/{enumName}`). */
export function EnumerationWidget(props: WidgetProps) {
  const { t, calls } = surroundings(props.registry);
  const enumName = optionsOf(props).enumName ?? "";
  const { listEnum } = calls;
  const loaded = useLoaded(listEnum && (() => listEnum({ enumName })), true);
  const entries = loaded.state === "here" ? loaded.value.list : [];
  const choices: ChoiceEntry[] = entries.map((entry) => ({
    value: codeFor(props.schema.type, entry.code),
    label: entry.desc,
  }));
  return (
    <>
      <Choice
        widget={props}
        choices={choices}
        waiting={loaded.state === "waiting" ? t("form.theme.loading") : undefined}
      />
      {loaded.state === "failed" && (
        <button type="button" className="lf-retry" onClick={loaded.retry}>
          {t("form.theme.retry")}
        </button>
      )}
    </>
  );
}

/** The code in the type that the schema asks for: the list says 1 or "1", the form's value must be its own kind. */
function codeFor(type: unknown, code: string | number): string | number {
  return type === "integer" || type === "number" ? Number(code) : String(code);
}
