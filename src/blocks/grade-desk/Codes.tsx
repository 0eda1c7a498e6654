import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import type { GradeCode } from "../../generated/types.ts";
import { Named } from "../../ui/named.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { PanelProps } from "./OneGrade.tsx";
import { useAct } from "../shared/use-act.tsx";

/** The codes with which people join. */
export function Codes({ gradeId, joinHref, operations, t }: PanelProps): ReactNode {
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const [codes, setCodes] = useState<GradeCode[]>();
  const load = useHandler(async () => setCodes((await operations.listGradeCodes({ gradeId })).list));
  useEffect(() => void act(load), [act, load]);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = (name: string) => Number(form.get(name) || 0);
    void act(async () => {
      await operations.addGradeCode({
        gradeId,
        ...(number("maxUses") ? { maxUses: number("maxUses") } : {}),
        ...(number("days") ? { days: number("days") } : {}),
      });
      await load();
    });
  };
  return (
    <>
      <form className="form" onSubmit={add}>
        <div className="pair">
          <label className="field">
            <span>{t("gradeDesk.code.uses")}</span>
            <input name="maxUses" type="number" min={1} max={100_000} step={1} />
          </label>
          <label className="field">
            <span>{t("gradeDesk.code.days")}</span>
            <input name="days" type="number" min={1} max={366} step={1} defaultValue={30} />
          </label>
        </div>
        <p>
          <button className="btn" aria-disabled={busy}>
            {t("gradeDesk.code.new")}
          </button>
        </p>
      </form>
      {status}
      <ul>
        {codes?.map(({ id, code, maxUses, used, gmtExpire, isRevoked }) => (
          <li key={id}>
            <p>
              <strong className={isRevoked ? "code gone" : "code"}>{shown(code)}</strong>{" "}
              <span className="hint num">
                {[
                  maxUses === undefined
                    ? t("gradeDesk.code.used", { count: used })
                    : t("gradeDesk.code.usedOf", { count: used, most: maxUses }),
                  gmtExpire && t("gradeRoom.until", { time: gmtExpire.slice(0, 16) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            {!isRevoked && (
              <p className="tools">
                {joinHref && (
                  <button
                    type="button"
                    className="link"
                    onClick={() =>
                      void act(
                        () => navigator.clipboard.writeText(`${location.origin}${joinHref}?code=${code}`),
                        "gradeDesk.code.copied",
                      )
                    }
                  >
                    <Named words={t("gradeDesk.code.copy")} of={shown(code)} />
                  </button>
                )}
                <button
                  type="button"
                  className="link danger"
                  onClick={() =>
                    void act(async () => setCodes((await operations.cancelGradeCode({ gradeId, id })).list))
                  }
                >
                  <Named words={t("gradeDesk.code.revoke")} of={shown(code)} />
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** In two halves, which are easier to read aloud. */
function shown(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
