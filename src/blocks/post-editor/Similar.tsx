import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { QuestionCard } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { cutText } from "../../shared/cut-text.ts";

interface SimilarProps extends Pick<BlockProps<"postEditor">, "operations" | "t"> {
  title: string;
  /** The question that is edited: it is like itself. */
  except: string | undefined;
}

/** How long after the last letter similar questions are asked for, in ms; and from how many letters on. */
const QUIET_MS = 600;
const MIN_LETTERS = 4;

/** Questions like the one that is being asked. What cannot be found says nothing. */
export function Similar({ title, except, operations, t }: SimilarProps): ReactNode {
  const [found, setFound] = useState<{ for: string; list: QuestionCard[] }>();
  const str = cutText(title.trim(), 100);
  const isLong = [...str].length >= MIN_LETTERS;
  const look = useEffectEvent(async (isWaitedFor: () => boolean) => {
    const reply = await operations
      .listSimilarQuestions({ str, ...(except ? { exceptId: except } : {}) })
      .catch(() => undefined);
    if (reply && isWaitedFor()) setFound({ for: str, list: reply.list });
  });
  useEffect(() => {
    if (!isLong) return;
    let isWaitedFor = true;
    const timer = setTimeout(() => void look(() => isWaitedFor), QUIET_MS);
    return () => {
      isWaitedFor = false;
      clearTimeout(timer);
    };
  }, [str, isLong]);
  const list = isLong ? (found?.list ?? []) : [];
  return (
    <div role="status">
      {list.length > 0 && (
        <div className="similar">
          <p>{t("postEditor.similar")}</p>
          <ul>
            {list.map((question) => (
              <li key={question.id}>
                <a href={`/question/view/${question.id}`} target="_blank" rel="noopener">
                  {question.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
