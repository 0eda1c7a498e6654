import type { ReactNode } from "react";
import { isObject } from "../shared/json.ts";
import { fieldsOf } from "../site/document/form-fields.ts";
import type { FormDefinition } from "../site/document/form-definition.ts";
import type { FormSurroundings } from "./context.ts";
import type { VersionField } from "./useVersion.ts";

interface VersionChoiceProps {
  definition: FormDefinition;
  differing: () => VersionField[];
  takeTheirs: () => void;
  keepMine: () => void;
  t: FormSurroundings["t"];
}

/** What another person saved meanwhile beside what is typed, field by field, and the choice whose counts. */
export function VersionChoice({ definition, differing, takeTheirs, keepMine, t }: VersionChoiceProps): ReactNode {
  const schemas = fieldsOf(definition.schema);
  const fields = differing();
  return (
    <div className="lf-version">
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("form.version.field")}</th>
              <th scope="col">{t("form.version.theirs")}</th>
              <th scope="col">{t("form.version.mine")}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, theirs, mine }) => (
              <tr key={name}>
                <th scope="row">{t(titleOf(schemas.get(name)) ?? name)}</th>
                <td>{textOf(theirs, schemas.get(name), t)}</td>
                <td>{textOf(mine, schemas.get(name), t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="lf-buttons">
        <button type="button" className="lf-retry" onClick={takeTheirs}>
          {t("form.version.takeTheirs")}
        </button>
        <button type="button" className="lf-retry" onClick={keepMine}>
          {t("form.version.keepMine")}
        </button>
      </p>
    </div>
  );
}

type Schemas = readonly Record<string, unknown>[] | undefined;

function titleOf(schemas: Schemas): string | undefined {
  const titles = (schemas ?? []).flatMap(({ title }) => (typeof title === "string" ? [title] : []));
  return titles.at(0);
}

/** A value as a person reads it: the label of a choice, yes or no, the entries of a list. */
function textOf(value: unknown, schemas: Schemas, t: FormSurroundings["t"]): string {
  if (value === undefined || value === null || value === "") return t("form.version.none");
  if (typeof value === "boolean") return t(value ? "form.version.yes" : "form.version.no");
  if (Array.isArray(value)) return value.map((one) => textOf(one, undefined, t)).join(", ");
  const choices = (schemas ?? []).flatMap(({ oneOf }) => (Array.isArray(oneOf) ? oneOf : []));
  const choice = choices.find((one) => isObject(one) && one["const"] === value);
  if (isObject(choice) && typeof choice["title"] === "string") return t(choice["title"]);
  return typeof value === "string" || typeof value === "number" ? String(value) : t("form.version.written");
}
