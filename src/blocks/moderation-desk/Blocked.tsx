import { useEffect, useState, type ReactNode } from "react";
import type { ListWritersBody, ListWritersReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { SureButton } from "../shared/sure-button.tsx";
import type { PartProps } from "./ModerationDesk.tsx";
import { Pages } from "./Pages.tsx";
import { useReply } from "../shared/use-reply.ts";

type Writer = ListWritersReply["list"][number];

/** Who may not write, until when and why; who might not before; and blocking somebody. */
export function Blocked(props: PartProps): ReactNode {
  const { operations, act, fail, t } = props;
  const [isPast, setPast] = useState<0 | 1>(0);
  const [page, setPage] = useState(1);
  const {
    reply: found,
    isWaiting,
    reload: read,
  } = useReply({ question: { isPast, pageCurrent: page }, ask: operations.listBlockedPeople, failed: fail });
  return (
    <>
      <BlockOne {...props} done={read} />
      <div className="strip" role="group" aria-label={t("moderationDesk.blocked")}>
        {([0, 1] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === isPast}
            onClick={() => {
              setPage(1);
              setPast(one);
            }}
          >
            {t(one === 1 ? "moderationDesk.blocked.past" : "moderationDesk.blocked.now")}
          </button>
        ))}
      </div>
      {found?.totalCount === 0 ? (
        <Empty text={t("moderationDesk.blocked.none")} />
      ) : (
        <table className="lines" aria-busy={isWaiting || undefined}>
          <thead>
            <tr>
              {(["who", "why", "till", "by", "end"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`moderationDesk.blocked.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found?.list.map((one) => (
              <tr key={`${one.userNo} ${one.gmtCreate} ${one.gmtLift ?? ""}`}>
                <td>
                  <Content>{one.userName}</Content>
                </td>
                <td>
                  <Content>{one.opinion}</Content>
                </td>
                <td className="num" data-label={t("moderationDesk.blocked.till")}>
                  {one.gmtEnd ?? t("moderationDesk.blocked.ever")}
                </td>
                <td data-label={t("moderationDesk.blocked.by")}>
                  <Content>{one.authorName ?? ""}</Content> <span className="hint num">{one.gmtCreate}</span>
                </td>
                <td>
                  {isPast === 1 ? (
                    <span className="hint num">
                      {one.gmtLift ?? one.gmtEnd} <Content>{one.lifterName ?? ""}</Content>
                    </span>
                  ) : (
                    <SureButton
                      label={t("moderationDesk.blocked.lift")}
                      about={one.userName}
                      question={t("moderationDesk.blocked.liftSure", { name: one.userName })}
                      className="link"
                      onSure={() =>
                        void act(async () => {
                          await operations.removeBlockedPerson({ userNo: one.userNo });
                          await read();
                          return t("moderationDesk.blocked.lifted", { name: one.userName });
                        })
                      }
                      t={t}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pages page={page} total={found?.totalPage ?? 0} go={setPage} t={t} />
    </>
  );
}

const spans = [1, 3, 7, 30, 365, 0] as const;

/** Finds somebody by name, and blocks them for a time and with a reason. */
function BlockOne({
  query = {},
  operations,
  act,
  blockKey,
  done,
  t,
}: PartProps & { done(): Promise<void> }): ReactNode {
  const { userNo } = query;
  const [writers, setWriters] = useState<Writer[]>();
  const [who, setWho] = useState<Writer>();
  const [days, setDays] = useState<number>(3);
  const [opinion, setOpinion] = useState("");
  const find = (asked: ListWritersBody) =>
    act(async () => {
      const { list } = await operations.listWriters(asked);
      setWriters(list);
      if (asked.userNo !== undefined) setWho(list[0]);
    });
  // An address names a number only: whose it is, the server says.
  const findOne = useHandler((one: string) => find({ userNo: one }));
  useEffect(() => void (userNo && findOne(userNo)), [findOne, userNo]);
  return (
    <section aria-labelledby={`${blockKey}-block`}>
      <h2 id={`${blockKey}-block`}>{t("moderationDesk.block")}</h2>
      {who ? (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void act(async () => {
              await operations.saveBlockedPerson({
                userNo: who.userNo,
                opinion: opinion.trim(),
                ...(days === 0 ? {} : { days }),
              });
              setWho(undefined);
              setOpinion("");
              await done();
              return t("moderationDesk.blocked.done", { name: who.userName });
            });
          }}
        >
          <p>
            <b>
              <Content>{who.userName}</Content>
            </b>
          </p>
          <p className="field">
            <label htmlFor={`${blockKey}-days`}>{t("moderationDesk.days")}</label>
            <select id={`${blockKey}-days`} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {spans.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? t("moderationDesk.blocked.ever") : t("moderationDesk.day", { count: one })}
                </option>
              ))}
            </select>
          </p>
          <p className="field">
            <label htmlFor={`${blockKey}-why`}>{t("moderationDesk.blocked.reason")}</label>
            <textarea
              id={`${blockKey}-why`}
              rows={2}
              required
              minLength={2}
              maxLength={500}
              value={opinion}
              onChange={({ target }) => setOpinion(target.value)}
            />
          </p>
          <p className="do">
            <button className="btn">{t("moderationDesk.block")}</button>
            <button type="button" className="btn ghost" onClick={() => setWho(undefined)}>
              {t("common.cancel")}
            </button>
          </p>
        </form>
      ) : (
        <form
          role="search"
          className="row form"
          onSubmit={(event) => {
            event.preventDefault();
            const keyword = String(new FormData(event.currentTarget).get("keyword") ?? "").trim();
            if (keyword !== "") void find({ keyword });
          }}
        >
          <p className="field">
            <label htmlFor={`${blockKey}-find`}>{t("moderationDesk.find")}</label>
            <input id={`${blockKey}-find`} name="keyword" type="search" maxLength={50} />
          </p>
          <button className="btn ghost">{t("moderationDesk.search")}</button>
        </form>
      )}
      {!who && writers && (
        <ul className="tools" aria-label={t("moderationDesk.found")}>
          {writers.length === 0 && <li className="hint">{t("moderationDesk.nobody")}</li>}
          {writers.map((one) => (
            <li key={one.userNo}>
              <button type="button" className="link" onClick={() => setWho(one)}>
                <Content>{one.userName}</Content>{" "}
                <span className="hint num">
                  {one.userNo}
                  {one.isBlocked === 1 && ` · ${t("moderationDesk.isBlocked")}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
