import { useId, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { ModerationStateEnum } from "../../generated/enums.ts";
import type { Review } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { cutText } from "../../shared/cut-text.ts";

type Props = BlockProps<"ownReviews">;

/** What became of what one wrote, with the reason, and the appeal where one may still be made. */
export function OwnReviews({ items, emptyText, on, t }: Props): ReactNode {
  if (!items) return <Late t={t} />;
  if (items.length === 0) return <Empty text={emptyText} />;
  return (
    <Root>
      {items.map((review) => (
        <li key={review.id} data-state={review.state}>
          <p className="head">
            <b>{review.targetName}</b>
            <span className="state">{review.stateName}</span>
            <time className="num" dateTime={(review.gmtDecide ?? review.gmtCreate).replace(" ", "T")}>
              {review.gmtDecide ?? review.gmtCreate}
            </time>
          </p>
          <p className="words">
            <Content>{review.excerpt}</Content>
          </p>
          <dl>
            <Fact name={t("ownReviews.cause")} value={review.causeName} />
            <Fact name={t("ownReviews.opinion")} value={review.opinion} />
            <Fact name={t("ownReviews.said")} value={review.appeal} />
          </dl>
          {review.href && review.state === ModerationStateEnum.kept && (
            <a className="link" href={review.href}>
              {t("ownReviews.see")}
            </a>
          )}
          {review.mayAppeal === 1 && on.appeal && <Appeal review={review} on={on} t={t} />}
        </li>
      ))}
    </Root>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }): ReactNode {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>
        <Content>{value}</Content>
      </dd>
    </div>
  ) : null;
}

/** As much as an appeal may say. */
const MAX_CONTENT = 500;

/** What was written stays where the appeal did not arrive. */
function Appeal({ review: { id, excerpt }, on, t }: Pick<Props, "on" | "t"> & { review: Review }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await on.appeal?.({ id, content: content.trim() });
    setBusy(false);
    if (outcome?.done) setOpen(false);
  };
  if (!isOpen)
    return (
      <button type="button" className="btn ghost" onClick={() => setOpen(true)}>
        {t("ownReviews.appeal")}
        <span className="vh"> {cutText(excerpt, 30)}</span>
      </button>
    );
  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>{t("ownReviews.why")}</label>
      <textarea
        id={field}
        rows={3}
        required
        autoFocus
        maxLength={MAX_CONTENT}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <p className="do">
        <button className="btn" aria-disabled={busy}>
          {t("ownReviews.send")}
        </button>
        <button type="button" className="btn ghost" onClick={() => setOpen(false)}>
          {t("common.cancel")}
        </button>
      </p>
    </form>
  );
}

const Root = styled.ul`
  display: grid;
  gap: 16px;
  li {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding: 16px 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
  }
  .state {
    font-weight: 600;
  }
  [data-state="3"] .state {
    color: var(--color-danger);
  }
  time,
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .words {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  dl {
    display: grid;
    gap: 4px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  form {
    display: grid;
    gap: 8px;
    width: 100%;
    max-width: 560px;
  }
  textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-page);
    color: inherit;
    font: inherit;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
