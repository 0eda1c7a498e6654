import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { ReadColumns } from "../shared/read-columns.tsx";
import { readClass, readMembers, type Offer, type Refused, type Sheet } from "./sheets.ts";

/** A list of people, pasted or from a file: read first, with every row that is refused, then taken. */
export function PeopleImport({
  gradeId,
  orgNo = "",
  on,
  operations,
  blockKey,
  t,
}: BlockProps<"peopleImport">): ReactNode {
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const [refused, setRefused] = useState<Refused>();
  const [message, setMessage] = useState({ text: "", isError: false });
  const held = useHeld();
  const around = { operations, t };
  const into = gradeId ? "class" : "members";
  const offer = sheet && "offer" in sheet ? sheet.offer : undefined;
  const act = async (work: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setMessage({ text: "", isError: false });
    try {
      setMessage({ text: await work(), isError: false });
    } catch (error) {
      setMessage({ text: callFaultText(error, t, "peopleImport.unreached"), isError: true });
    }
    setBusy(false);
  };
  const read = (file: Blob) =>
    act(async () => {
      setSheet(undefined);
      setRefused(undefined);
      const found = await (gradeId ? readClass(file, gradeId, around) : readMembers(file, orgNo, around));
      setSheet(found);
      if ("problem" in found) return found.problem;
      setRefused(found.offer.refused);
      return "";
    });
  const take = (offer: Offer) =>
    act(async () => {
      const done = await offer.take();
      setSheet(undefined);
      setText("");
      setRefused(done.refused);
      await on.imported?.({});
      return done.message;
    });
  return (
    <Root aria-labelledby={`${blockKey}-list`}>
      <h2 id={`${blockKey}-list`}>{t(`peopleImport.${into}.heading`)}</h2>
      <p className="hint">{t(`peopleImport.${into}.hint`)}</p>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") void read(new Blob([text], { type: "text/plain" }));
        }}
      >
        <label className="field">
          <span>{t("peopleImport.paste")}</span>
          <textarea
            rows={4}
            value={text}
            placeholder={t("peopleImport.paste.example")}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p>
          <button className="btn ghost" {...held} aria-disabled={isBusy || text.trim() === ""}>
            {t("peopleImport.read")}
          </button>
        </p>
        <label className="field">
          <span>{t("peopleImport.file")}</span>
          <input
            type="file"
            accept=".xlsx,.csv,.txt"
            {...held}
            disabled={held.disabled || isBusy}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void read(chosen);
              // The same file may be chosen again, after it was changed.
              target.value = "";
            }}
          />
        </label>
      </form>
      <p role="status" className={message.isError ? "fault" : undefined}>
        {message.text}
      </p>
      {sheet && <ReadColumns columns={sheet.columns} t={t} />}
      {offer && (
        <div className="note">
          <p>{offer.summary}</p>
          <ul>
            {offer.sample.map(({ row, name, mobile }) => (
              <li key={row}>
                <Content>{name}</Content> <span className="num">{mobile}</span>
              </li>
            ))}
            {offer.sample.length > 0 && offer.count > offer.sample.length && <li>…</li>}
          </ul>
          <p className="tools">
            <button
              type="button"
              className="btn"
              aria-disabled={isBusy}
              disabled={offer.count === 0}
              onClick={() => void take(offer)}
            >
              {offer.takeLabel}
            </button>
            <button type="button" className="btn ghost" onClick={() => setSheet(undefined)}>
              {t("peopleImport.discard")}
            </button>
          </p>
        </div>
      )}
      {refused && refused.count > 0 && (
        <div className="rows" role="group" aria-label={refused.heading} tabIndex={0}>
          <p className="fault">{refused.heading}</p>
          <ul>
            {refused.lines.map(({ row, text: line }) => (
              <li key={row}>{line}</li>
            ))}
          </ul>
          {refused.count > refused.lines.length && (
            <p className="hint">{t("peopleImport.more", { count: refused.count - refused.lines.length })}</p>
          )}
        </div>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  .form {
    display: grid;
    gap: 12px;
    max-width: 640px;
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
