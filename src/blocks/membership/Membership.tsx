import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { Named } from "../../ui/named.tsx";
import type { BlockProps, Outcome } from "../block.ts";
import { callFault, carriedOut } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { MemberSees } from "../shared/MemberSees.tsx";

type Props = BlockProps<"membership">;

/** To which organisation the viewer belongs, leaving it, and the invitations that wait. Leaving is asked about twice. */
export function Membership({ membership, joinHref, on, t }: Props): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const act = async (work: () => Promise<Outcome> | undefined, done: string) => {
    if (busy) return;
    setBusy(true);
    try {
      if (await carriedOut(work())) setSaid({ message: done, isFault: false });
      setLeaving(false);
    } catch (error) {
      setSaid({ message: callFault(error, t, "membership.unreached").message, isFault: true });
    }
    setBusy(false);
  };
  if (!membership) return <Late t={t} />;
  const { orgNo, orgName = "", gmtJoin, mayLeave, sees, reviewState, opinion, invitationList } = membership;
  const answer = (id: string, isAccepted: boolean, name: string) =>
    act(() => on.answer?.({ id, isAccepted }), t(isAccepted ? "membership.accepted" : "membership.declined", { name }));
  return (
    <Root>
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
      {invitationList.length > 0 && (
        <section>
          <h2>{t("membership.invitations")}</h2>
          <ul className="invitations">
            {invitationList.map(({ id, orgName: name, gmtCreate }) => (
              <li key={id}>
                <p>
                  <Content words={name}>{t("membership.invites", { name })}</Content>{" "}
                  <span className="hint num">{gmtCreate.slice(0, 10)}</span>
                </p>
                {orgNo !== "" && <p className="hint">{t("membership.leaveFirst")}</p>}
                <p className="tools">
                  <button
                    type="button"
                    className="btn"
                    aria-disabled={busy || orgNo !== ""}
                    disabled={orgNo !== ""}
                    onClick={() => void answer(id, true, name)}
                  >
                    <Named words={t("membership.accept")} of={name} />
                  </button>
                  <button
                    type="button"
                    className="btn ghost"
                    aria-disabled={busy}
                    onClick={() => void answer(id, false, name)}
                  >
                    <Named words={t("membership.decline")} of={name} />
                  </button>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {orgNo === "" ? (
        <section>
          <p>{t("membership.none")}</p>
          {joinHref && (
            <p>
              <a className="btn ghost" href={joinHref}>
                {t("membership.haveCode")}
              </a>
            </p>
          )}
        </section>
      ) : (
        <section>
          <h2>
            <Content words={orgName}>
              <a href={`/org/${encodeURIComponent(orgNo)}`}>{orgName}</a>
            </Content>
          </h2>
          {gmtJoin && <p className="hint">{t("membership.since", { day: gmtJoin.slice(0, 10) })}</p>}
          {reviewState !== "none" && (
            <p className="note">
              {t(`membership.review.${reviewState}`)}
              {opinion && (
                <>
                  <br />
                  <Content>{opinion}</Content>
                </>
              )}
            </p>
          )}
          <h3>{t("membership.sees")}</h3>
          <MemberSees sees={sees} t={t} />
          {mayLeave && on.leave && !isLeaving && (
            <button type="button" className="btn ghost" onClick={() => setLeaving(true)}>
              {t("membership.leave")}
            </button>
          )}
          {isLeaving && (
            <div className="note" role="group" aria-label={t("membership.leave")}>
              <p>{t("membership.leaveAsk", { name: orgName })}</p>
              <p className="tools">
                <button
                  type="button"
                  className="btn"
                  autoFocus
                  aria-disabled={busy}
                  onClick={() => void act(() => on.leave?.({}), t("membership.left", { name: orgName }))}
                >
                  {t("membership.leaveYes")}
                </button>
                <button type="button" className="btn ghost" onClick={() => setLeaving(false)}>
                  {t("membership.leaveNo")}
                </button>
              </p>
            </div>
          )}
        </section>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 24px;
  max-width: 720px;
  section,
  .invitations li,
  .note {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  h2 {
    font-size: 1.25rem;
  }
  .invitations {
    width: 100%;
  }
  .invitations li {
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  .sees {
    display: grid;
    gap: 6px;
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  [role="status"]:empty {
    display: none;
  }
`;
