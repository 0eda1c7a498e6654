import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import type { CheckMemberListReply, RefusedRow } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { ReadColumns } from "../shared/read-columns.tsx";

type Props = BlockProps<"memberImport">;

/** A list of people: read first, with every row that is refused, then invited. */
export function MemberImport({ orgNo, on, operations, blockKey, t }: Props): ReactNode {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<Blob>();
  const [preview, setPreview] = useState<CheckMemberListReply>();
  const [refused, setRefused] = useState<{ list: RefusedRow[]; count: number }>();
  const [said, setSaid] = useState({ message: "", isFault: false });
  const held = useHeld();
  const fail = (error: unknown) =>
    setSaid({ message: callFault(error, t, "memberImport.unreached").message, isFault: true });
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
      setSaid({ message: t("memberImport.invited", { count: reply.invitedCount }), isFault: false });
      await on.imported?.({});
    });
  return (
    <Root aria-labelledby={`${blockKey}-list`}>
      <h2 id={`${blockKey}-list`}>{t("memberImport.list")}</h2>
      <p className="hint">{t("memberImport.list.hint")}</p>
      <form className="form" onSubmit={readText}>
        <label className="field">
          <span>{t("memberImport.paste")}</span>
          <textarea
            rows={4}
            value={text}
            placeholder={t("memberImport.paste.example")}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p>
          <button className="btn ghost" {...held} aria-disabled={busy || text.trim() === ""}>
            {t("memberImport.read")}
          </button>
        </p>
        <div>
          <label className="field">
            <span>{t("memberImport.file")}</span>
            <input
              type="file"
              accept=".xlsx,.csv,.txt"
              {...held}
              disabled={held.disabled || busy}
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
          <ReadColumns columns={preview.columnList} t={t} />
          <p>{t("memberImport.preview", { count: preview.invitedCount, refused: preview.refusedCount })}</p>
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
              {t("memberImport.invite", { count: preview.invitedCount })}
            </button>
            <button type="button" className="btn ghost" onClick={() => setPreview(undefined)}>
              {t("memberImport.discard")}
            </button>
          </p>
        </div>
      )}
      {refused && refused.count > 0 && (
        <div
          className="rows"
          role="group"
          aria-label={t("memberImport.refused", { count: refused.count })}
          tabIndex={0}
        >
          <p className="fault">{t("memberImport.refused", { count: refused.count })}</p>
          <ul>
            {refused.list.map(({ row, text: words, reason }) => (
              <li key={row}>
                {t("memberImport.refusedRow", { row, text: words, reason: t(`memberImport.reason.${reason}`) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  h2 {
    font-size: 1.25rem;
  }
  input[type="file"] {
    padding-block: 10px;
  }
  .form {
    display: grid;
    gap: 12px;
    max-width: 640px;
    margin-top: 12px;
  }
  .btn[aria-disabled="true"] {
    opacity: 0.5;
  }
  .rows {
    max-height: 320px;
    overflow: auto;
  }
  [role="status"]:empty {
    display: none;
  }
`;
