import { useState, type ReactNode } from "react";
import { ModerationTargetEnum } from "../../generated/enums.ts";
import type { Review } from "../../generated/types.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { PartProps } from "./ModerationDesk.tsx";
import { Pages } from "./Pages.tsx";
import { ReviewLine } from "./ReviewLine.tsx";
import { useReply } from "../shared/use-reply.ts";

const PAGE_SIZE = 20;
const kinds = Object.values(ModerationTargetEnum);

/** What waits to be decided on, one by one or many at once; or what was decided. */
export function Queue({ isDecided, ...props }: PartProps & { isDecided: boolean }): ReactNode {
  const { operations, act, fail, blockKey, t } = props;
  const [kind, setKind] = useState<(typeof kinds)[number]>();
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [opinion, setOpinion] = useState("");
  const { reply: found, reload: read } = useReply({
    question: {
      ...(kind === undefined ? {} : { targetKind: kind }),
      pageSize: PAGE_SIZE,
      state: isDecided ? ("decided" as const) : ("waiting" as const),
      pageCurrent: page,
    },
    ask: operations.listReviews,
    failed: fail,
    done: ({ list }) => {
      // Of the last page everything was decided.
      if (list.length === 0 && page > 1) setPage(1);
      setPicked((before) => new Set(list.map(({ id }) => id).filter((id) => before.has(id))));
    },
  });
  const decide = ({ id, version }: Review, isKept: 0 | 1, words: string) =>
    act(async () => {
      try {
        await operations.auditReview({ id, version, isKept, opinion: words });
      } finally {
        // Where somebody else was quicker, what they decided is shown.
        await read();
      }
      return t(isKept === 1 ? "moderationDesk.kept" : "moderationDesk.removed");
    });
  const decideAll = (isKept: 0 | 1) =>
    act(async () => {
      const reviewList = (found?.list ?? [])
        .filter(({ id }) => picked.has(id))
        .map(({ id, version }) => ({ id, version }));
      const { decidedCount, missedList } = await operations.auditReviews({ reviewList, isKept, opinion });
      setPicked(new Set());
      setOpinion("");
      await read();
      return t("moderationDesk.bulkDone", { count: decidedCount, missed: missedList.length });
    });
  const pick = (id: string, isPicked: boolean) => {
    const next = new Set(picked);
    if (isPicked) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const list = found?.list ?? [];
  const isAll = list.length > 0 && list.every(({ id }) => picked.has(id));
  return (
    <>
      <div className="bar">
        <p className="field">
          <label htmlFor={`${blockKey}-kind`}>{t("moderationDesk.kind")}</label>
          <select
            id={`${blockKey}-kind`}
            value={kind ?? ""}
            onChange={({ target }) => {
              setPage(1);
              setKind(kinds.find((one) => String(one) === target.value));
            }}
          >
            <option value="">{t("moderationDesk.all")}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`moderationDesk.kind.${one}`)}
              </option>
            ))}
          </select>
        </p>
        {found && (
          <p className="num">
            {isDecided
              ? t("moderationDesk.count", { count: found.totalCount })
              : t("moderationDesk.waiting", { count: found.waitingCount ?? 0 })}
          </p>
        )}
        {!isDecided && list.length > 1 && (
          <label className="check">
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => setPicked(new Set(isAll ? [] : list.map(({ id }) => id)))}
            />
            {t("moderationDesk.pickAll")}
          </label>
        )}
      </div>
      {found?.totalCount === 0 && (
        <Empty text={t(isDecided ? "moderationDesk.noDecided" : "moderationDesk.noWaiting")} />
      )}
      {picked.size > 0 && (
        <form
          className="bulk"
          aria-label={t("moderationDesk.bulk", { count: picked.size })}
          onSubmit={(event) => {
            event.preventDefault();
            void decideAll(0);
          }}
        >
          <label className="field">
            <span>{t("moderationDesk.bulk", { count: picked.size })}</span>
            <input
              value={opinion}
              required
              minLength={2}
              maxLength={500}
              placeholder={t("moderationDesk.opinion")}
              onChange={({ target }) => setOpinion(target.value)}
            />
          </label>
          <p className="do">
            <button className="btn">{t("moderationDesk.removeAll")}</button>
            <button type="button" className="btn ghost" onClick={() => void decideAll(1)}>
              {t("moderationDesk.keepAll")}
            </button>
          </p>
        </form>
      )}
      <ul className="reviews" aria-busy={!found || undefined}>
        {!found && <Late t={t} />}
        {list.map((review) => (
          <ReviewLine
            key={`${review.id}.${review.version}`}
            review={review}
            isPicked={picked.has(review.id)}
            pick={isDecided ? undefined : (isPicked) => pick(review.id, isPicked)}
            decide={isDecided ? undefined : (isKept, words) => decide(review, isKept, words)}
            {...props}
          />
        ))}
      </ul>
      <Pages page={page} total={found?.totalPage ?? 0} go={setPage} t={t} />
    </>
  );
}
