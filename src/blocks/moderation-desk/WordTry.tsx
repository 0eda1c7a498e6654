import { useState, type ReactNode } from "react";
import type { CheckModerationTextReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { PartProps } from "./ModerationDesk.tsx";

/** What the lists make of a text, and by which of their words. */
export function WordTry({ operations, act, blockKey, t }: PartProps): ReactNode {
  const [text, setText] = useState("");
  const [found, setFound] = useState<CheckModerationTextReply>();
  return (
    <section aria-labelledby={`${blockKey}-try-head`}>
      <h2 id={`${blockKey}-try-head`}>{t("moderationDesk.try")}</h2>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void act(async () => {
            setFound(await operations.checkModerationText({ text }));
          });
        }}
      >
        <p className="field">
          <label htmlFor={`${blockKey}-try`}>{t("moderationDesk.try.text")}</label>
          <textarea
            id={`${blockKey}-try`}
            rows={3}
            required
            maxLength={5000}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFound(undefined);
            }}
          />
        </p>
        <p>
          <button className="btn ghost">{t("moderationDesk.try.do")}</button>
        </p>
      </form>
      <div aria-live="polite">
        {found && (
          <div className="note">
            <p>
              <b>{found.outcomeName}</b>
            </p>
            {found.outcome === "mask" && (
              <p>
                <Content>{found.text}</Content>
              </p>
            )}
            <ul>
              {found.hitList.map((hit, place) => (
                <li key={place}>
                  <mark>
                    <Content>{hit.text}</Content>
                  </mark>{" "}
                  {t("moderationDesk.try.rule", { word: hit.word, level: hit.levelName ?? "" })}
                  {" · "}
                  {t(hit.orgNo === "" ? "moderationDesk.try.platform" : "moderationDesk.try.own")}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
