import { useId, useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { LecturerOffer, LecturerOffers } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import type { BlockProps } from "../block.ts";

export type OfferAct = (call: () => Promise<LecturerOffers>, done: string) => Promise<void>;

type Props = BlockProps<"lecturerOffers"> & {
  offer: LecturerOffer;
  found: LecturerOffers;
  busy: boolean;
  act: OfferAct;
};

/** One invitation: what it means, and the answer; who has no profile yet fills it in with accepting. */
export function Offer(props: Props): ReactNode {
  const { offer, found, busy, act, operations, t } = props;
  const { id, code, orgName: name, lecturerProportion, state, gmtExpire } = offer;
  const [isFilling, setFilling] = useState(false);
  const which = id === undefined ? { code: code ?? "" } : { id };
  const hindrance = hindranceOf(offer, found);
  const answer = (isAccepted: boolean, profile: object = {}) =>
    void act(
      () => operations.updateLecturerInvitation({ ...which, isAccepted, ...profile }),
      t(isAccepted ? "lecturerOffers.accepted" : "lecturerOffers.declined", { name }),
    );
  return (
    <>
      <p>
        <Content words={name}>{t("lecturerOffers.invites", { name, percent: lecturerProportion })}</Content>{" "}
        <span className="hint num">{t("lecturerOffers.until", { day: gmtExpire.slice(0, 10) })}</span>
      </p>
      {state !== "open" && <p className="note">{t(`lecturerOffers.state.${state}`)}</p>}
      {state === "open" && hindrance === "visitor" && <SignIn {...props} />}
      {state === "open" && hindrance !== undefined && hindrance !== "visitor" && (
        <p className="note">{t(`lecturerOffers.hindrance.${hindrance}`, { current: found.orgName ?? "" })}</p>
      )}
      {state === "open" && hindrance === undefined && !isFilling && (
        <>
          <p className="hint">{t("lecturerOffers.means")}</p>
          <p className="tools">
            <button
              type="button"
              className="btn"
              aria-disabled={busy}
              onClick={() => (found.hasProfile ? answer(true) : setFilling(true))}
            >
              <Named words={t("lecturerOffers.accept")} of={name} />
            </button>
            <Decline name={name} busy={busy} decline={() => answer(false)} t={t} />
          </p>
        </>
      )}
      {state === "open" && hindrance === "elsewhere" && (
        <p className="tools">
          <Decline name={name} busy={busy} decline={() => answer(false)} t={t} />
        </p>
      )}
      {state === "open" && hindrance === undefined && isFilling && (
        <ProfileForm busy={busy} send={(profile) => answer(true, profile)} cancel={() => setFilling(false)} t={t} />
      )}
    </>
  );
}

/** Why the viewer cannot accept: not signed in, no account that teaches, there already, or at another organisation. */
function hindranceOf({ orgNo }: LecturerOffer, { standing, orgNo: own }: LecturerOffers) {
  if (standing === "visitor") return "visitor";
  if (standing === "other") return "other";
  if (own === orgNo && standing === "lecturer") return "here";
  return own !== "" && own !== orgNo ? "elsewhere" : undefined;
}

function Decline({
  name,
  busy,
  decline,
  t,
}: {
  name: string;
  busy: boolean;
  decline: () => void;
  t: Props["t"];
}): ReactNode {
  return (
    <button type="button" className="btn ghost" aria-disabled={busy} onClick={decline}>
      <Named words={t("lecturerOffers.decline")} of={name} />
    </button>
  );
}

function SignIn({ loginHref, registerHref, t }: Props): ReactNode {
  return (
    <>
      <p>{t("lecturerOffers.signIn")}</p>
      <p className="tools">
        {loginHref && (
          <a className="btn" href={loginHref}>
            {t("lecturerOffers.toLogin")}
          </a>
        )}
        {registerHref && (
          <a className="btn ghost" href={registerHref}>
            {t("lecturerOffers.toRegister")}
          </a>
        )}
      </p>
    </>
  );
}

function ProfileForm({
  busy,
  send,
  cancel,
  t,
}: {
  busy: boolean;
  send: (profile: object) => void;
  cancel: () => void;
  t: Props["t"];
}): ReactNode {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit}>
      <p>{t("lecturerOffers.profile")}</p>
      <p className="field">
        <label htmlFor={`${id}-name`}>{t("lecturerOffers.name")}</label>
        <input
          id={`${id}-name`}
          name="lecturerName"
          required
          {...inputLimits.updateLecturerInvitation.lecturerName}
          autoFocus
          autoComplete="name"
        />
      </p>
      <p className="field">
        <label htmlFor={`${id}-position`}>{t("lecturerOffers.position")}</label>
        <input id={`${id}-position`} name="position" required {...inputLimits.updateLecturerInvitation.position} />
      </p>
      <p className="field">
        <label htmlFor={`${id}-introduce`}>{t("lecturerOffers.introduce")}</label>
        <textarea
          id={`${id}-introduce`}
          name="introduce"
          required
          {...inputLimits.updateLecturerInvitation.introduce}
          rows={5}
        />
      </p>
      <p className="tools">
        <button className="btn" aria-disabled={busy}>
          {t("lecturerOffers.send")}
        </button>
        <button type="button" className="btn ghost" onClick={cancel}>
          {t("common.cancel")}
        </button>
      </p>
    </form>
  );
}
