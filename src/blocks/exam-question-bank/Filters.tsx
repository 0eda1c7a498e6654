import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { enumValues } from "../../generated/enums.ts";
import type { QuestionKindEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import type { Query } from "../../ui/query.ts";

interface FiltersProps extends Omit<BlockProps<"examQuestionBank">, "query"> {
  query: Query;
  isFiltered: boolean;
}

/** What the list is narrowed by: a form that works without script. */
export function Filters({ path, query, subjects = [], tags = [], isFiltered, blockKey, t }: FiltersProps): ReactNode {
  const id = (name: string) => `${blockKey}-${name}`;
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <p>
      <label htmlFor={id(name)}>{label}</label>
      <select key={query[name]} id={id(name)} name={name} defaultValue={query[name] ?? ""}>
        <option value="">{t("examQuestionBank.any")}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
  return (
    <form role="search" method="get" action={path}>
      <p className="words">
        <label htmlFor={id("keyword")}>{t("examQuestionBank.words")}</label>
        <input
          key={query["keyword"]}
          id={id("keyword")}
          type="search"
          name="keyword"
          defaultValue={query["keyword"]}
          {...inputLimits.listExamQuestions.str}
        />
      </p>
      {choice(
        "subjectId",
        t("examQuestionBank.subject"),
        subjects.map(({ id: value, subjectName }) => [value, subjectName]),
      )}
      {choice(
        "kind",
        t("examQuestionBank.type"),
        enumValues.QuestionKindEnum.map((kind) => [
          String(kind),
          t(`examQuestionBank.kind.${kind as QuestionKindEnum}`),
        ]),
      )}
      {choice(
        "difficulty",
        t("examQuestionBank.difficulty"),
        ["1", "2", "3", "4", "5"].map((level) => [level, level]),
      )}
      {(tags.length > 0 || query["tag"]) &&
        choice(
          "tag",
          t("examQuestionBank.tag"),
          tags.map(({ tag, questionCount }) => [tag, `${tag} (${questionCount})`]),
        )}
      <p className="tick">
        <label>
          <input
            key={query["same"]}
            type="checkbox"
            name="same"
            value="true"
            defaultChecked={query["same"] === "true"}
          />
          {t("examQuestionBank.same")}
        </label>
      </p>
      <p className="send">
        <button type="submit" className="btn ghost">
          {t("examQuestionBank.find")}
        </button>
        {isFiltered && (
          <a className="link" href={path}>
            {t("examQuestionBank.clear")}
          </a>
        )}
      </p>
    </form>
  );
}
