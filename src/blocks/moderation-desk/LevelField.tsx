import type { ReactNode } from "react";
import { WordLevelEnum } from "../../generated/enums.ts";
import type { PartProps } from "./ModerationDesk.tsx";

/** The levels, the strictest first. */
export const levels = Object.values(WordLevelEnum).toSorted((one, other) => other - one);

/** A level to choose; with "" all of them too. */
export function LevelField({
  id,
  value,
  t,
}: Pick<PartProps, "t"> & { id: string; value: WordLevelEnum | "" }): ReactNode {
  return (
    <p className="field">
      <label htmlFor={id}>{t("moderationDesk.level")}</label>
      <select id={id} name="level" defaultValue={value}>
        {value === "" && <option value="">{t("moderationDesk.all")}</option>}
        {levels.map((one) => (
          <option key={one} value={one}>
            {t(`moderationDesk.level.${one}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
