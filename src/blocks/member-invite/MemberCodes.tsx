import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import type { MemberCode } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { FigureTable } from "../shared/figure-table.tsx";

type Props = BlockProps<"memberInvite">;

/** Codes of a page. */
const PAGE_SIZE = 20;

/** The codes of an organisation, each with its link; making one, and ending one. */
export function MemberCodes({ orgNo, operations, blockKey, t }: Props): ReactNode {
  const [list, setList] = useState<MemberCode[]>();
  const [total, setTotal] = useState(0);
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const fail = (error: unknown) =>
    setSaid({ message: callFault(error, t, "memberInvite.unreached").message, isFault: true });
  const load = useHandler(async () => {
    try {
      const reply = await operations.listMemberCodes({ siteOrgNo: orgNo, pageCurrent: page, pageSize: PAGE_SIZE });
      setList((before = []) => (page === 1 ? reply.list : [...before, ...reply.list]));
      setTotal(reply.totalCount);
    } catch (error) {
      fail(error);
    }
  });
  useEffect(() => void load(), [load, page]);
  const act = async (call: () => Promise<string>) => {
    try {
      const message = await call();
      if (page === 1) await load();
      else setPage(1);
      setSaid({ message, isFault: false });
    } catch (error) {
      fail(error);
    }
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    void act(async () => {
      const { code } = await operations.addMemberCode({
        siteOrgNo: orgNo,
        note: String(values.get("note") ?? ""),
        maxUses: Number(values.get("maxUses")),
        days: Number(values.get("days")),
      });
      form.reset();
      return t("memberInvite.codeMade", { code: shown(code) });
    });
  };
  const copy = (code: string) =>
    act(async () => {
      await navigator.clipboard.writeText(linkOf(orgNo, code));
      return t("memberInvite.copied");
    });
  return (
    <section aria-labelledby={`${blockKey}-codes`}>
      <h2 id={`${blockKey}-codes`}>{t("memberInvite.codes")}</h2>
      <p className="hint">{t("memberInvite.codes.hint")}</p>
      <form className="bar" onSubmit={add}>
        <label className="field">
          <span>{t("memberInvite.note")}</span>
          <input name="note" maxLength={100} />
        </label>
        <label className="field">
          <span>{t("memberInvite.maxUses")}</span>
          <input name="maxUses" type="number" min={0} max={100_000} defaultValue={50} required />
        </label>
        <label className="field">
          <span>{t("memberInvite.days")}</span>
          <input name="days" type="number" min={1} max={365} defaultValue={30} required />
        </label>
        <button className="btn">{t("memberInvite.makeCode")}</button>
      </form>
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
      {list?.length === 0 && <p className="hint">{t("memberInvite.noCodes")}</p>}
      {list && list.length > 0 && (
        <FigureTable
          caption={t("memberInvite.codes")}
          rows={list}
          keyOf={({ id }) => id}
          columns={[
            { name: "code", label: t("memberInvite.column.code"), cell: ({ code }) => <code>{shown(code)}</code> },
            {
              name: "note",
              label: t("memberInvite.column.note"),
              isNamed: false,
              cell: ({ note }) => <Content>{note}</Content>,
            },
            {
              name: "used",
              label: t("memberInvite.column.used"),
              className: "num",
              cell: ({ maxUses, usedCount }) => (maxUses === 0 ? usedCount : `${usedCount} / ${maxUses}`),
            },
            {
              name: "until",
              label: t("memberInvite.column.until"),
              className: "num",
              cell: ({ isOpen, gmtExpire }) => (isOpen ? gmtExpire.slice(0, 10) : t("memberInvite.ended")),
            },
            {
              name: "do",
              label: t("memberInvite.column.do"),
              isHeadHidden: true,
              cell: ({ id, code, isOpen }) =>
                isOpen && (
                  <span className="tools">
                    <button type="button" className="link" onClick={() => void copy(code)}>
                      <Named words={t("memberInvite.copy")} of={shown(code)} />
                    </button>
                    <button
                      type="button"
                      className="link danger"
                      onClick={() =>
                        void act(async () => {
                          await operations.removeMemberCode({ siteOrgNo: orgNo, id });
                          return t("memberInvite.codeEnded");
                        })
                      }
                    >
                      <Named words={t("memberInvite.endCode")} of={shown(code)} />
                    </button>
                  </span>
                ),
            },
          ]}
        />
      )}
      {list && list.length < total && (
        <button type="button" className="btn ghost" onClick={() => setPage(page + 1)}>
          {t("memberInvite.more")}
        </button>
      )}
    </section>
  );
}

/** In two halves, which are easier to read aloud. */
function shown(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

function linkOf(orgNo: string, code: string): string {
  return `${location.origin}/org/${encodeURIComponent(orgNo)}/join?code=${code}`;
}
