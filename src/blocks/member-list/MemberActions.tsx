import { useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { Member, MemberProfile } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

type Props = BlockProps<"memberList"> & { member: Member };

/** What an organisation, or an operator, decides of one person. Opened by hand: most are only read. */
export function MemberActions(props: Props): ReactNode {
  const { member, t } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="actions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Named words={t("memberList.manage")} of={member.name || member.mobile} />
      </summary>
      {isOpen && <Panel {...props} />}
    </details>
  );
}

function Panel({ member, orgNo, isOperator = false, operations, on, blockKey, t }: Props): ReactNode {
  const { userNo, reviewState } = member;
  const site = orgNo ? { siteOrgNo: orgNo } : {};
  const who = { ...site, userNo };
  const [opinion, setOpinion] = useState("");
  const [profile, setProfile] = useState<MemberProfile>();
  const [photo, setPhoto] = useState("");
  const [busy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const act = async (call: () => Promise<string>, { isChange = true } = {}) => {
    if (busy) return;
    setBusy(true);
    try {
      setSaid({ message: await call(), isFault: false });
      if (isChange) {
        setOpinion("");
        await on.changed?.({});
      }
    } catch (error) {
      setSaid({ message: callFault(error, t, "memberList.unreached").message, isFault: true });
    }
    setBusy(false);
  };
  const words = opinion.trim() === "" ? {} : { opinion: opinion.trim() };
  const decide = (isVerified: boolean) =>
    act(async () => {
      await operations.auditMemberProfile({ ...who, isVerified, ...words });
      setProfile(undefined);
      return t(isVerified ? "memberList.verified" : "memberList.sentBack");
    });
  const hasProfile = reviewState === "waiting" || reviewState === "verified" || reviewState === "refused";
  const flags = ["directUser", "roadTransportationUser", ...(isOperator ? (["isRecommended"] as const) : [])] as const;
  return (
    <div className="panel">
      {hasProfile && !profile && (
        <p>
          <button
            type="button"
            className="btn ghost"
            aria-disabled={busy}
            onClick={() =>
              void act(
                async () => {
                  setProfile(await operations.getMemberProfile(who));
                  return "";
                },
                { isChange: false },
              )
            }
          >
            {t("memberList.look")}
          </button>
        </p>
      )}
      {member.hasSelfie && !isOperator && !photo && (
        <p>
          <button
            type="button"
            className="btn ghost"
            aria-disabled={busy}
            onClick={() =>
              void act(
                async () => {
                  setPhoto((await operations.getMemberSelfie({ userNo })).fileUrl);
                  return "";
                },
                { isChange: false },
              )
            }
          >
            {t("memberList.selfie")}
          </button>
        </p>
      )}
      {photo && <img src={photo} alt={t("memberList.selfieOf", { name: member.name || member.mobile })} />}
      {profile && (
        <dl>
          {profile.answerList.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Content>{value}</Content>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <label className="words" htmlFor={`${blockKey}-${userNo}-words`}>
        <span>{t("memberList.opinion")}</span>
        <textarea
          id={`${blockKey}-${userNo}-words`}
          rows={2}
          {...inputLimits.removeMember.opinion}
          value={opinion}
          onChange={({ target }) => setOpinion(target.value)}
        />
      </label>
      <p className="do">
        {profile && reviewState === "waiting" && (
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void decide(true)}>
            {t("memberList.verify")}
          </button>
        )}
        {profile && reviewState !== "refused" && (
          <button type="button" className="btn ghost" aria-disabled={busy} onClick={() => void decide(false)}>
            {t("memberList.sendBack")}
          </button>
        )}
        <button
          type="button"
          className="btn ghost"
          aria-disabled={busy}
          onClick={() =>
            void act(async () => {
              await operations.sendProfileRequest({ ...site, userNoList: [userNo], ...words });
              return t("memberList.asked");
            })
          }
        >
          {t("memberList.ask")}
        </button>
      </p>
      <fieldset>
        <legend>{t("memberList.flags")}</legend>
        {flags.map((flag) => (
          <label key={flag}>
            <input
              type="checkbox"
              checked={member[flag]}
              disabled={busy}
              onChange={({ target }) =>
                void act(async () => {
                  await operations.updateMember({ ...who, [flag]: target.checked });
                  return t("memberList.saved");
                })
              }
            />
            {t(`memberList.flag.${flag}`)}
          </label>
        ))}
      </fieldset>
      {(!isOperator || orgNo) && (
        <p className="do">
          {isRemoving ? (
            <>
              <span>{t("memberList.removeAsk")}</span>
              <button
                type="button"
                className="btn"
                aria-disabled={busy}
                onClick={() =>
                  void act(async () => {
                    await operations.removeMember({ ...who, ...words });
                    return t("memberList.removed");
                  })
                }
              >
                {t("memberList.removeYes")}
              </button>
              <button type="button" className="btn ghost" onClick={() => setRemoving(false)}>
                {t("memberList.removeNo")}
              </button>
            </>
          ) : (
            <button type="button" className="btn ghost" onClick={() => setRemoving(true)}>
              {t("memberList.remove")}
            </button>
          )}
        </p>
      )}
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
    </div>
  );
}
