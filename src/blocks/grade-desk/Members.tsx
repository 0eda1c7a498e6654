import { useState, type ReactNode } from "react";
import { GradeRoleEnum } from "../../generated/enums.ts";
import type { PanelProps } from "./OneGrade.tsx";
import { TransferSide } from "./TransferSide.tsx";
import { useAct } from "../shared/use-act.tsx";
import { useReply } from "../shared/use-reply.ts";

const PAGE_SIZE = 50;

/** The transfer list of a class: on the left who can be put in, on the right who is in it. */
export function Members({ gradeId, grade, operations, changed, t }: PanelProps): ReactNode {
  const { act, busy, fail, status } = useAct({ unreached: "gradeView.unreached", t });
  const [chosenL, chooseL] = useState<readonly string[]>([]);
  const [chosenR, chooseR] = useState<readonly string[]>([]);
  const [askedL, askL] = useState({ keyword: "", pageCurrent: 1 });
  const [askedR, askR] = useState({ keyword: "", pageCurrent: 1 });
  const { reply: classListL, reload: loadL } = useReply({
    question: { gradeId, ...askedL, pageSize: PAGE_SIZE },
    ask: operations.listGradeCandidates,
    failed: fail,
  });
  const { reply: classListR, reload: loadR } = useReply({
    question: { gradeId, ...askedR, pageSize: PAGE_SIZE },
    ask: operations.listGradeMembers,
    failed: fail,
  });
  const nameOf = (userNo: string) =>
    [...(classListL?.list ?? []), ...(classListR?.list ?? [])].find((one) => one.userNo === userNo)?.name ?? "";
  const move = (addList: readonly string[], removeList: readonly string[]) =>
    act(async () => {
      const done = await operations.saveGradeMembers({ gradeId, addList: [...addList], removeList: [...removeList] });
      chooseL([]);
      chooseR([]);
      await loadL();
      await loadR();
      await changed();
      const refused = done.refusedList.map(({ userNo }) => nameOf(userNo)).filter(Boolean);
      return [
        t("gradeDesk.moved", { added: done.addedCount, removed: done.removedCount }),
        refused.length > 0 && t("gradeDesk.noPlace", { names: refused.join("、") }),
      ]
        .filter(Boolean)
        .join(" ");
    });
  return (
    <>
      <p className="hint">{t("gradeDesk.transfer.hint")}</p>
      <div className="transfer">
        <TransferSide
          heading={t("gradeDesk.transfer.left", { count: classListL?.totalCount ?? 0 })}
          found={classListL}
          chosen={chosenL}
          choose={chooseL}
          ask={askL}
          t={t}
        >
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            disabled={chosenL.length === 0}
            onClick={() => void move(chosenL, [])}
          >
            {t("gradeDesk.transfer.add", { count: chosenL.length })}
          </button>
        </TransferSide>
        <TransferSide
          heading={t("gradeDesk.transfer.right", { count: classListR?.totalCount ?? 0 })}
          found={classListR}
          chosen={chosenR}
          choose={chooseR}
          ask={askR}
          t={t}
          more={(userNo) => {
            const role = classListR?.list.find((one) => one.userNo === userNo)?.role;
            const isAssistant = role === GradeRoleEnum.assistant;
            if (grade.isAssisted) return isAssistant && <span className="hint">{t("gradeRoom.assistant")}</span>;
            return (
              <button
                type="button"
                className="link"
                onClick={() =>
                  void act(async () => {
                    await operations.saveGradeRole({
                      gradeId,
                      userNo,
                      role: isAssistant ? GradeRoleEnum.member : GradeRoleEnum.assistant,
                    });
                    await loadR();
                  })
                }
              >
                {t(isAssistant ? "gradeDesk.role.member" : "gradeDesk.role.assistant")}
                <span className="vh"> {nameOf(userNo)}</span>
              </button>
            );
          }}
        >
          <button
            type="button"
            className="btn ghost danger"
            aria-disabled={busy}
            disabled={chosenR.length === 0}
            onClick={() => void move([], chosenR)}
          >
            {t("gradeDesk.transfer.remove", { count: chosenR.length })}
          </button>
        </TransferSide>
      </div>
      {status}
      {(classListR?.inviteeCount ?? 0) > 0 && (
        <p className="hint">{t("gradeDesk.invitees", { count: classListR?.inviteeCount ?? 0 })}</p>
      )}
    </>
  );
}
