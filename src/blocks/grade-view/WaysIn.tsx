import { useId, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { GradeApplicationStateEnum } from "../../generated/enums.ts";
import type { GradeDetail, GradeStanding } from "../../generated/types.ts";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { Buy } from "./Buy.tsx";

type Props = BlockProps<"gradeView"> & { grade: GradeDetail };

/** How one comes into a class: what is open to the person who looks. */
export function WaysIn(props: Props): ReactNode {
  const { grade, standing: before, signedIn, signInUrl, operations, on, t } = props;
  const id = useId();
  const [changed, setChanged] = useState<GradeStanding>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const standing = changed ?? before;
  if (!signedIn)
    return (
      <Root as="div">
        <Buy {...props} standing={undefined} />
        {signInUrl && (
          <p>
            <a className={grade.isSold ? "link" : "btn"} href={signInUrl}>
              {t("gradeView.signIn")}
            </a>
          </p>
        )}
      </Root>
    );
  if (!standing) return <Late t={t} />;
  const inside = `/grade/course/${grade.id}`;
  const work = async (call: () => Promise<GradeStanding | undefined>) => {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      const next = await call();
      if (next) setChanged(next);
      if (!next || next.role !== undefined) await on.go?.({ to: inside });
    } catch (error) {
      setFault(callFault(error, t, "gradeView.unreached").message);
    }
    setBusy(false);
  };
  const told = (event: FormEvent<HTMLFormElement>, name: string) => {
    event.preventDefault();
    return String(new FormData(event.currentTarget).get(name) ?? "").trim();
  };
  const { application } = standing;
  if (standing.role !== undefined)
    return (
      <p>
        <a className="btn" href={inside}>
          {t("gradeView.enter")}
        </a>
      </p>
    );
  const isOpen =
    standing.canUseCode ||
    standing.canApply ||
    standing.canBuy ||
    standing.isInvited ||
    standing.orderNo !== undefined ||
    application?.applicationState === GradeApplicationStateEnum.asked;
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t("gradeView.join")}</h2>
      {standing.isFull && standing.orderNo === undefined && <p className="note">{t("gradeView.full")}</p>}
      {!isOpen && <p className="muted">{t("gradeView.closed")}</p>}
      {standing.isInvited && (
        <p>
          {t(standing.isPaid ? "gradeView.paid" : "gradeView.invited")}{" "}
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void work(() => operations.acceptGradeInvitation({ id: grade.id }))}
          >
            {t("gradeView.accept")}
          </button>
        </p>
      )}
      <Buy {...props} standing={standing} />
      {standing.canUseCode && (
        <form
          className="field"
          onSubmit={(event) => {
            const code = told(event, "code");
            if (code) void work(async () => void (await operations.joinGrade({ code })));
          }}
        >
          <label htmlFor={`${id}-code`}>{t("gradeView.code")}</label>
          <span className="row">
            <input
              id={`${id}-code`}
              name="code"
              required
              {...inputLimits.joinGrade.code}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <button className="btn" aria-disabled={busy}>
              {t("gradeView.useCode")}
            </button>
          </span>
        </form>
      )}
      {standing.canApply && (
        <form
          className="field"
          onSubmit={(event) => {
            const words = told(event, "words");
            void work(() => operations.saveGradeApplication({ id: grade.id, ...(words ? { words } : {}) }));
          }}
        >
          <label htmlFor={`${id}-words`}>{t("gradeView.words")}</label>
          <textarea id={`${id}-words`} name="words" rows={3} {...inputLimits.saveGradeApplication.words} />
          <span>
            <button className="btn ghost" aria-disabled={busy}>
              {t("gradeView.apply")}
            </button>
          </span>
        </form>
      )}
      {application && application.applicationState !== GradeApplicationStateEnum.accepted && (
        <p className="note">
          {t(`gradeView.application.${application.applicationState}`)}
          {application.answer && ` ${t("gradeView.answer", { text: application.answer })}`}{" "}
          {application.applicationState === GradeApplicationStateEnum.asked && (
            <button
              type="button"
              className="link"
              aria-disabled={busy}
              onClick={() => void work(() => operations.withdrawGradeApplication({ id: grade.id }))}
            >
              {t("gradeView.withdraw")}
            </button>
          )}
        </p>
      )}
      <p role="status" className="fault">
        {fault}
      </p>
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  display: grid;
  gap: 16px;
  max-width: 560px;
  .row {
    display: flex;
    gap: 8px;
  }
  .row .btn {
    flex: none;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
  }
  .price {
    font-size: 1.75rem;
    color: var(--color-price);
  }
`;
