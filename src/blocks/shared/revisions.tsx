import { diffWordsWithSpace } from "diff";
import { useState, type ReactNode } from "react";
import type { PostRevision } from "../../generated/types.ts";
import type { Translate } from "../block.ts";

interface RevisionsProps {
  /** The latest first. */
  list: readonly PostRevision[];
  /** Takes an earlier edit up again; absent where nothing is written. */
  restore?: (version: number) => void;
  t: Translate;
}

/** How a post was published before; each edit beside the one before it, word by word. */
export function Revisions({ list, restore, t }: RevisionsProps): ReactNode {
  const [shown, setShown] = useState<number>();
  return (
    <section className="revisions" aria-label={t("postEditor.history")}>
      {list.length < 2 && <p className="muted">{t("postEditor.history.none")}</p>}
      <ol>
        {list.map((revision, place) => {
          const before = list[place + 1];
          return (
            <li key={revision.version}>
              <time className="num" dateTime={revision.gmtCreate.replace(" ", "T")}>
                {revision.gmtCreate}
              </time>
              {before ? (
                <button
                  type="button"
                  className="link"
                  aria-expanded={shown === revision.version}
                  onClick={() => setShown(shown === revision.version ? undefined : revision.version)}
                >
                  {t("postEditor.history.show")}
                </button>
              ) : (
                <span className="muted">{t("postEditor.history.first")}</span>
              )}
              {restore && place > 0 && (
                <button type="button" className="link" onClick={() => restore(revision.version)}>
                  {t("postEditor.history.restore")}
                  <span className="vh"> {revision.gmtCreate}</span>
                </button>
              )}
              {before && shown === revision.version && <Difference before={before} after={revision} t={t} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface DifferenceProps extends Pick<RevisionsProps, "t"> {
  before: PostRevision;
  after: PostRevision;
}

function Difference({ before, after, t }: DifferenceProps): ReactNode {
  const whole = ({ title, text }: PostRevision) => `${title}\n${text}`;
  // Chinese has no spaces: its words are told apart by a dictionary.
  const changes = diffWordsWithSpace(whole(before), whole(after), {
    intlSegmenter: new Intl.Segmenter("zh-CN", { granularity: "word" }),
  });
  return (
    <p className="difference">
      {changes.map(({ value, added, removed }, place) =>
        added ? (
          <ins key={place} aria-label={`${t("postEditor.history.added")} ${value}`}>
            {value}
          </ins>
        ) : removed ? (
          <del key={place} aria-label={`${t("postEditor.history.removed")} ${value}`}>
            {value}
          </del>
        ) : (
          value
        ),
      )}
    </p>
  );
}
