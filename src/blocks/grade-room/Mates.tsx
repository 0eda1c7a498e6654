import { useState, type ReactNode } from "react";
import { GradeRoleEnum } from "../../generated/enums.ts";
import type { ListGradeMatesReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

/** Who else is in the class: looked for when somebody asks. */
export function Mates({
  gradeId,
  count,
  operations,
  t,
}: Pick<BlockProps<"gradeRoom">, "gradeId" | "operations" | "t"> & { count: number }): ReactNode {
  const [found, setFound] = useState<ListGradeMatesReply>();
  const [people, setPeople] = useState<ListGradeMatesReply["list"]>([]);
  const [fault, setFault] = useState("");
  const more = async () => {
    setFault("");
    try {
      const page = await operations.listGradeMates({
        id: gradeId,
        pageCurrent: (found?.pageCurrent ?? 0) + 1,
        pageSize: 50,
      });
      setFound(page);
      setPeople([...people, ...page.list]);
    } catch (error) {
      setFault(callFault(error, t, "gradeView.unreached").message);
    }
  };
  return (
    <section>
      <h2>{t("gradeRoom.members", { count })}</h2>
      <ul>
        {people.map(({ name, role }, index) => (
          <li key={index}>
            <Content>{name}</Content>
            {role === GradeRoleEnum.assistant && <span className="hint">{t("gradeRoom.assistant")}</span>}
          </li>
        ))}
      </ul>
      {(!found || found.pageCurrent < found.totalPage) && (
        <p>
          <button type="button" className="btn ghost" onClick={() => void more()}>
            {t(found ? "gradeRoom.members.more" : "gradeRoom.members.show")}
          </button>
        </p>
      )}
      <p role="status" className="fault">
        {fault}
      </p>
    </section>
  );
}
