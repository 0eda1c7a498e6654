import type { ErrorListProps, RJSFValidationError } from "@rjsf/utils";
import { fieldsOf } from "../../site/document/form-fields.ts";
import { surroundings } from "../context.ts";

/**
 * Says at once how much is wrong. A short form shows its errors beside the fields only, and this is for the ears;
 * from three errors on it is a list that leads to the fields. What is said of several fields names the field too.
 */
export function ErrorSummary({ errors, schema, registry }: ErrorListProps) {
  const { t } = surroundings(registry);
  const { idPrefix } = registry.globalFormOptions;
  const fields = fieldsOf(schema);
  const textOf = ({ message = "", property = "" }: RJSFValidationError): string => {
    const titles = (fields.get(property.replace(/^\./, "")) ?? []).map((field) => field["title"]);
    const title = titles.find((each) => typeof each === "string");
    const isShared = errors.filter((other) => other.message === message).length > 1;
    return title && isShared ? t("form.theme.summary.field", { title: t(title), message }) : message;
  };
  return (
    <div className={errors.length < 3 ? "lf-unseen" : "lf-summary"} role="alert">
      <p>{t("form.theme.summary", { count: errors.length })}</p>
      <ul>
        {errors.map((error) => (
          <li key={error.property ?? error.message}>
            <a href={`#${[idPrefix, ...(error.property ?? "").split(".").filter(Boolean)].join("_")}`}>
              {textOf(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
