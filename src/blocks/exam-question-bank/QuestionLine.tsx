import { useState, type ReactNode } from "react";
import type { ExamQuestionCard, ExamQuestionRecord } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import { WholeDates } from "../../ui/whole-dates.tsx";
import { Record } from "./Record.tsx";
import { cutText } from "../../shared/cut-text.ts";

interface LineProps extends BlockProps<"examQuestionBank"> {
  question: ExamQuestionCard;
  remove: () => void;
}

/** A question: what it asks, where it belongs, what became of it, and what can be done with it. */
export function QuestionLine({ question, remove, operations, on, t, ...props }: LineProps): ReactNode {
  const {
    id,
    words,
    questionKind,
    subjectName,
    difficulty,
    tags,
    versionNo,
    gmtModified,
    duplicateCount = 0,
  } = question;
  const [record, setRecord] = useState<ExamQuestionRecord>();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const edit = withQuery(props.editHref, {}, { questionId: id });
  const look = async () => {
    setOpen(!isOpen);
    if (isOpen) return;
    setProblem("");
    try {
      setRecord(await operations.getExamQuestionRecord({ id }));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t("examQuestionBank.notOpened"));
    }
  };
  const name = (
    <span className="vh">
      {" "}
      <Content>{cutText(words, 30)}</Content>
    </span>
  );
  const facts = [
    subjectName,
    t("examQuestionBank.level", { level: difficulty }),
    ...(versionNo > 1 ? [t("examQuestionBank.version", { no: versionNo })] : []),
    gmtModified.slice(0, 16),
  ];
  return (
    <li>
      <p className="kind">{t(`examQuestionBank.kind.${questionKind}`)}</p>
      <div className="text">
        <h2>
          <a href={edit}>
            <Content>{words || t("examQuestionBank.noWords")}</Content>
          </a>
        </h2>
        <p className="facts num">
          <span>
            <WholeDates>{facts.join(" · ")}</WholeDates>
          </span>
          {tags.map((tag) => (
            <a key={tag} className="tag" href={withQuery(props.path, props.query, { tag, pageCurrent: "" })}>
              <Content>{tag}</Content>
            </a>
          ))}
          {duplicateCount > 0 && <b className="same">{t("examQuestionBank.duplicates", { count: duplicateCount })}</b>}
        </p>
      </div>
      <div className="do">
        <a className="link" href={edit}>
          {t("examQuestionBank.edit")}
          {name}
        </a>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => void look()}>
          {t("examQuestionBank.record")}
          {name}
        </button>
        {on.remove && (
          <button type="button" className="link danger" onClick={remove}>
            {t("examQuestionBank.remove")}
            {name}
          </button>
        )}
      </div>
      {isOpen && (
        <div className="record" role="status">
          {problem ? (
            <p className="problem">{problem}</p>
          ) : record ? (
            <Record record={record} editHref={props.editHref} paperHref={props.paperHref} locale={props.locale} t={t} />
          ) : (
            <p className="muted">{t("examQuestionBank.loading")}</p>
          )}
        </div>
      )}
    </li>
  );
}
