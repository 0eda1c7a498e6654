import type { ReactNode } from "react";
import type { MemberSees as Sees } from "../../generated/types.ts";
import type { Translate } from "../block.ts";

/** What an organisation sees of its members, as a list. */
export function MemberSees({ sees, t }: { sees: Sees; t: Translate }): ReactNode {
  const asked = (["profile", "questions", "selfie"] as const).filter((one) => sees[one]);
  return (
    <ul className="sees">
      <li>{t("memberJoin.sees.always")}</li>
      {asked.map((one) => (
        <li key={one}>{t(`memberJoin.sees.${one}`)}</li>
      ))}
    </ul>
  );
}
