import { useState, type FormEvent, type ReactNode } from "react";
import type { CheckMemberListReply, RefusedRow } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { FigureTable } from "../shared/figure-table.tsx";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { useReply } from "../shared/use-reply.ts";

type Props = BlockProps<"memberInvite">;

const PAGE_SIZE = 20;

/** A list of people: read first, with every row that is refused, then invited. Below it who was invited before. */
export function Invitations({ orgNo, operations, blockKey, t }: Props): ReactNode {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<Blob>();
  const [preview, setPreview] = useState<CheckMemberListReply>();
  const [refused, setRefused] = useState<{ list: RefusedRow[]; count: number }>();
  const [said, setSaid] = useState({ message: "", isFault: false });
  const [page, setPage] = useState(1);
  const fail = (error: unknown) =>
    setSaid({ message: callFault(error, t, "memberInvite.unreached").message, isFault: true });
  const { reply: found, reload } = useReply({
    question: { siteOrgNo: orgNo, pageCurrent: page, pageSize: PAGE_SIZE },
    ask: operations.listMemberInvitations,
    failed: fail,
  });
  const act = async (call: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setSaid({ message: "", isFault: false });
    try {
      await call();
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  const read = (chosen: Blob) =>
    act(async () => {
      setPreview(undefined);
      setRefused(undefined);
      const reply = await operations.checkMemberList({ siteOrgNo: orgNo, file: chosen });
      setFile(chosen);
      setPreview(reply);
      setRefused({ list: reply.refusedList, count: reply.refusedCount });
    });
  const readText = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void read(new Blob([text], { type: "text/plain" }));
  };
  const invite = () =>
    act(async () => {
      if (!file) return;
      const reply = await operations.importMembers({ siteOrgNo: orgNo, file });
      setPreview(undefined);
      setFile(undefined);
      setText("");
      setRefused({ list: reply.refusedList, count: reply.refusedCount });
      setSaid({ message: t("memberInvite.invited", { count: reply.invitedCount }), isFault: false });
      await reload();
    });
  return (
    <section aria-labelledby={`${blockKey}-list`}>
      <h2 id={`${blockKey}-list`}>{t("memberInvite.list")}</h2>
      <p className="hint">{t("memberInvite.list.hint")}</p>
      <form className="form" onSubmit={readText}>
        <label className="field">
          <span>{t("memberInvite.paste")}</span>
          <textarea
            rows={4}
            value={text}
            placeholder={t("memberInvite.paste.example")}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p>
          <button className="btn ghost" aria-disabled={busy || text.trim() === ""}>
            {t("memberInvite.read")}
          </button>
        </p>
        <div>
          <label className="field">
            <span>{t("memberInvite.file")}</span>
            <input
              type="file"
              accept=".xlsx,.csv,.txt"
              disabled={busy}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) void read(chosen);
                // The same file may be chosen again, after it was changed.
                target.value = "";
              }}
            />
          </label>
        </div>
      </form>
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
      {preview && (
        <div className="note">
          <p>{t("memberInvite.preview", { count: preview.invitedCount, refused: preview.refusedCount })}</p>
          <ul>
            {preview.sampleList.map(({ row, personName, mobile }) => (
              <li key={row}>
                <Content>{personName}</Content> <span className="num">{mobile}</span>
              </li>
            ))}
            {preview.invitedCount > preview.sampleList.length && <li>…</li>}
          </ul>
          <p className="tools">
            <button
              type="button"
              className="btn"
              aria-disabled={busy}
              disabled={preview.invitedCount === 0}
              onClick={() => void invite()}
            >
              {t("memberInvite.invite", { count: preview.invitedCount })}
            </button>
            <button type="button" className="btn ghost" onClick={() => setPreview(undefined)}>
              {t("memberInvite.discard")}
            </button>
          </p>
        </div>
      )}
      {refused && refused.count > 0 && (
        <div
          className="rows"
          role="group"
          aria-label={t("memberInvite.refused", { count: refused.count })}
          tabIndex={0}
        >
          <p className="fault">{t("memberInvite.refused", { count: refused.count })}</p>
          <ul>
            {refused.list.map(({ row, text: words, reason }) => (
              <li key={row}>
                {t("memberInvite.refusedRow", { row, text: words, reason: t(`memberInvite.reason.${reason}`) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {found && found.totalCount > 0 && (
        <>
          <h3>{t("memberInvite.before", { count: found.totalCount })}</h3>
          <FigureTable
            caption={t("memberInvite.before", { count: found.totalCount })}
            rows={found.list}
            keyOf={({ id }) => id}
            columns={[
              {
                name: "name",
                label: t("memberInvite.column.name"),
                cell: ({ personName }) => <Content>{personName}</Content>,
              },
              {
                name: "mobile",
                label: t("memberInvite.column.mobile"),
                className: "num",
                isNamed: false,
                cell: ({ mobile }) => mobile,
              },
              {
                name: "invited",
                label: t("memberInvite.column.invited"),
                className: "num",
                cell: ({ gmtCreate }) => gmtCreate.slice(0, 10),
              },
              {
                name: "state",
                label: t("memberInvite.column.state"),
                cell: ({ state }) => t(`memberInvite.state.${state}`),
              },
              {
                name: "do",
                label: t("memberInvite.column.do"),
                isHeadHidden: true,
                cell: ({ id, personName, mobile, state }) =>
                  state === "waiting" && (
                    <button
                      type="button"
                      className="link danger"
                      onClick={() =>
                        void act(async () => {
                          await operations.withdrawMemberInvitation({ siteOrgNo: orgNo, id });
                          await reload();
                        })
                      }
                    >
                      <Named words={t("memberInvite.withdraw")} of={personName || mobile} />
                    </button>
                  ),
              },
            ]}
          />
          <LoadedPages page={page} total={found.totalPage} go={setPage} t={t} />
        </>
      )}
    </section>
  );
}
