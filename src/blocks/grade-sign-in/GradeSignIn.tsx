import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { Scanner } from "./Scanner.tsx";
import { useSignIn, type SignIn } from "./use-sign-in.ts";

type Props = BlockProps<"gradeSignIn">;

/** Where members of a class say that they are there. */
export function GradeSignIn(props: Props): ReactNode {
  const { signedIn, loginHref = "/login", homeHref = "/account/grade", t } = props;
  const { state, sign } = useSignIn(props);
  if (state.is === "busy") return <p role="status">{t("gradeSignIn.busy")}</p>;
  if (state.is === "there") {
    const { attendanceState, lessonName, gradeName, gmtSign } = state.own;
    return (
      <Root role="status">
        <h2>{t(`gradeSignIn.state.${attendanceState}`)}</h2>
        <p>
          <Content>{gradeName}</Content>
          <br />
          <Content>{lessonName}</Content>
        </p>
        {gmtSign && <p className="muted num">{t("gradeSignIn.at", { time: gmtSign })}</p>}
        <p>
          <a className="btn" href={homeHref}>
            {t("gradeSignIn.home")}
          </a>
        </p>
      </Root>
    );
  }
  const fault = state.is === "open" ? state.fault : "";
  return (
    <Root>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {signedIn ? (
        <Ways sign={sign} {...props} />
      ) : (
        <>
          <p role="status">{t(state.is === "inTime" ? "gradeSignIn.inTime" : "gradeSignIn.signedOut")}</p>
          <p>
            <a className="btn" href={loginHref}>
              {t("gradeSignIn.login")}
            </a>
          </p>
        </>
      )}
    </Root>
  );
}

/** The other ways: the camera, and the digits that are read out. */
function Ways({ sign, lessonId, t }: Props & Pick<SignIn, "sign">): ReactNode {
  const id = useId();
  const [code, setCode] = useState("");
  const digits = code.normalize("NFKC").replaceAll(/\s/g, "");
  const isRight = /^\d{6}$/.test(digits);
  return (
    <>
      <Scanner found={(address) => void sign(address)} t={t} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) void sign({ code: digits, ...(lessonId ? { lessonId } : {}) });
        }}
      >
        <label htmlFor={id}>{t("gradeSignIn.code")}</label>
        <input
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          {...inputLimits.signGradeAttendance.code}
          value={code}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setCode(target.value)}
        />
        <p id={`${id}-hint`} className="muted">
          {t("gradeSignIn.code.hint")}
        </p>
        <button className="btn" disabled={!isRight}>
          {t("gradeSignIn.sign")}
        </button>
      </form>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: 20px;
  max-width: 480px;
  h2 {
    font-size: 1.5rem;
  }
  .fault {
    color: var(--color-danger);
  }
  form {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  label {
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 56px;
    padding: 8px 16px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    font-size: 1.75rem;
    letter-spacing: 0.2em;
  }
  video {
    width: 100%;
    max-height: 60vh;
    background: #000;
  }
`;
