import { useId, useState, type ReactNode } from "react";
import { ModerationStateEnum } from "../../generated/enums.ts";
import type { Review, ReviewEvent } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { PartProps } from "./ModerationDesk.tsx";
import { cutText } from "../../shared/cut-text.ts";

interface Props extends PartProps {
  review: Review;
  isPicked: boolean;
  /** Absent where nothing is to be decided. */
  pick: ((isPicked: boolean) => void) | undefined;
  decide: ((isKept: 0 | 1, opinion: string) => Promise<boolean>) | undefined;
}

/** One thing with all that is known about it, and the two ways it can go. */
export function ReviewLine({ review, isPicked, pick, decide, path, operations, act, t }: Props): ReactNode {
  const [opinion, setOpinion] = useState("");
  const [busy, setBusy] = useState(false);
  const id = useId();
  const { targetName, excerpt, href, userName, userNo, words = [], reasons, appeal, state } = review;
  const about = `${targetName ?? ""} ${cutText(excerpt, 30)}`;
  const send = async (isKept: 0 | 1) => {
    if (busy || !decide) return;
    setBusy(true);
    await decide(isKept, opinion.trim());
    setBusy(false);
  };
  return (
    <li>
      {pick && (
        <label className="check">
          <input type="checkbox" checked={isPicked} onChange={({ target }) => pick(target.checked)} />
          <span className="vh">{t("moderationDesk.pick", { what: about })}</span>
        </label>
      )}
      <div>
        <h2>
          {href ? <a href={href}>{targetName}</a> : targetName}{" "}
          <span className={state === ModerationStateEnum.appealed ? "appealed" : "hint"}>{review.stateName}</span>
        </h2>
        <p className="facts">
          <span>{review.causeName}</span>
          {words.length > 0 && <span>{t("moderationDesk.words", { words: words.join(" · ") })}</span>}
          {reasons && <span>{t("moderationDesk.reports", { count: review.countReport, reasons })}</span>}
          {review.isHidden === 1 && <span>{t("moderationDesk.hidden")}</span>}
          <span>
            <Content>{userName}</Content>
          </span>
          {review.orgName && (
            <span>
              <Content>{review.orgName}</Content>
            </span>
          )}
          <time className="num" dateTime={review.gmtCreate.replace(" ", "T")}>
            {review.gmtCreate}
          </time>
        </p>
        <p className="words">
          <Content>{excerpt}</Content>
        </p>
        {appeal && <p className="note">{t("moderationDesk.appeal", { text: appeal })}</p>}
        {!decide && review.opinion && <p className="hint">{t("moderationDesk.because", { text: review.opinion })}</p>}
        <History review={review} about={about} operations={operations} act={act} t={t} />
        {userNo && (
          <p className="tools">
            <a className="link" href={`${path}?part=blocked&userNo=${userNo}`}>
              {t("moderationDesk.block")}
              <span className="vh">
                {" "}
                <Content>{userName}</Content>
              </span>
            </a>
          </p>
        )}
      </div>
      {decide && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send(0);
          }}
        >
          <label htmlFor={id}>{t("moderationDesk.opinion")}</label>
          <textarea
            id={id}
            rows={2}
            required
            minLength={2}
            maxLength={500}
            value={opinion}
            onChange={({ target }) => setOpinion(target.value)}
          />
          <p className="do">
            <button className="btn" aria-disabled={busy}>
              {t("moderationDesk.remove")}
              <span className="vh"> {about}</span>
            </button>
            <button type="button" className="btn ghost" aria-disabled={busy} onClick={() => void send(1)}>
              {t("moderationDesk.keep")}
              <span className="vh"> {about}</span>
            </button>
          </p>
        </form>
      )}
    </li>
  );
}

/** What became of it, step by step; read when somebody wants to see it. */
function History({
  review: { id },
  about,
  operations,
  act,
  t,
}: Pick<Props, "review" | "operations" | "act" | "t"> & { about: string }): ReactNode {
  const [steps, setSteps] = useState<ReviewEvent[]>();
  const open = () =>
    act(async () => {
      setSteps((await operations.listReviewEvents({ id })).list);
    });
  return (
    <details onToggle={({ currentTarget }) => void (currentTarget.open && !steps && open())}>
      <summary>
        {t("moderationDesk.history")}
        <span className="vh"> {about}</span>
      </summary>
      <ol className="steps">
        {steps?.map((step) => (
          <li key={step.id}>
            <time className="num" dateTime={step.gmtCreate.replace(" ", "T")}>
              {step.gmtCreate}
            </time>
            <b>{step.eventName}</b>
            {step.userName && (
              <span>
                <Content>{step.userName}</Content>
              </span>
            )}
            {step.opinion && (
              <span>
                <Content>{step.opinion}</Content>
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
