import { useState, type ReactNode } from "react";
import type { TokenScope } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { PartProps } from "./TokenDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

const allScopes: readonly TokenScope[] = ["sites:read", "sites:write", "users:write", "all"];
/** How long a token is good for, unless something else is chosen. */
const USUAL_DAYS = 90;
const MAX_DAYS = 3650;

/** Makes a token, and shows it this once. */
export function AddToken({ operations, act, blockKey, t }: PartProps): ReactNode {
  const [made, setMade] = useState("");
  const [isCopied, setCopied] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const id = (name: string) => `${blockKey}-${name}`;
  const { busy, onSubmit } = useDeskForm(async ({ fields, text, reset }) => {
    const scopes = allScopes.filter((scope) => fields.getAll("scope").includes(scope));
    setMissing(scopes.length === 0);
    if (scopes.length === 0) return;
    const days = text("days");
    setMade("");
    setCopied(false);
    const isDone = await act(async () => {
      const reply = await operations.addOperatorToken({
        name: text("name"),
        scopes,
        ...(days === "" ? {} : { days: Number(days) }),
      });
      setMade(reply.token);
    }, "tokenDesk.added");
    if (isDone) reset();
  });
  const copy = useHandler(async () => {
    const done = await navigator.clipboard.writeText(made).then(
      () => true,
      () => false,
    );
    setCopied(done);
  });
  return (
    <>
      <details>
        <summary>{t("tokenDesk.add")}</summary>
        <form onSubmit={onSubmit}>
          <p className="field">
            <label htmlFor={id("name")}>{t("tokenDesk.name")}</label>
            <input id={id("name")} name="name" type="text" required maxLength={60} aria-describedby={id("name-hint")} />
            <span id={id("name-hint")} className="hint">
              {t("tokenDesk.name.hint")}
            </span>
          </p>
          <fieldset aria-describedby={isMissing ? id("scope-fault") : undefined}>
            <legend>{t("tokenDesk.scopes")}</legend>
            {allScopes.map((scope) => (
              <label key={scope} className="check">
                <input type="checkbox" name="scope" value={scope} />
                <span>{t(`tokenDesk.scope.${scope}`)}</span>
              </label>
            ))}
            {isMissing && (
              <p id={id("scope-fault")} className="fault" role="alert">
                {t("tokenDesk.noScope")}
              </p>
            )}
          </fieldset>
          <p className="field">
            <label htmlFor={id("days")}>{t("tokenDesk.days")}</label>
            <input
              id={id("days")}
              name="days"
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_DAYS}
              defaultValue={USUAL_DAYS}
              aria-describedby={id("days-hint")}
            />
            <span id={id("days-hint")} className="hint">
              {t("tokenDesk.days.hint")}
            </span>
          </p>
          <p>
            <button type="submit" className="btn" aria-disabled={busy}>
              {t("tokenDesk.make")}
            </button>
          </p>
        </form>
      </details>
      {made !== "" && (
        <div className="made note">
          <p>{t("tokenDesk.once")}</p>
          <p>
            <code>{made}</code>
          </p>
          <p className="tools">
            <button type="button" className="btn ghost" onClick={() => void copy()}>
              {t(isCopied ? "tokenDesk.copied" : "tokenDesk.copy")}
            </button>
            <button type="button" className="link" onClick={() => setMade("")}>
              {t("tokenDesk.hide")}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
