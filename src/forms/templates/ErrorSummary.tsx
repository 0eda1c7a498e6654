import type { ErrorListProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";

/**
 * Says at once how much is wrong. A short form shows its errors beside the fields only, and this is for the ears;
 * from three errors on it is a list that leads to the fields.
 */
export function ErrorSummary({ errors, registry }: ErrorListProps) {
  const { t } = surroundings(registry);
  const { idPrefix } = registry.globalFormOptions;
  return (
    <div className={errors.length < 3 ? "lf-unseen" : "lf-summary"} role="alert">
      <p>{t("form.theme.summary", { count: errors.length })}</p>
      <ul>
        {errors.map((error) => (
          <li key={error.property ?? error.message}>
            <a href={`#${[idPrefix, ...(error.property ?? "").split(".").filter(Boolean)].join("_")}`}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
