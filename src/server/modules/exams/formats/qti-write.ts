import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, ExamOption, ExamPartKey, ExamQuestionPart } from "../../../../generated/types.ts";
import type { ExportedQuestion } from "./exported.ts";
import { htmlOf } from "./html.ts";
import { mathMlOf } from "./mathml.ts";
import { difficulties } from "./qti-read.ts";
import { escapeXml } from "./xml.ts";

/** The words that the two options of a true-or-false question have in a file. */
export interface QtiWords {
  right: string;
  wrong: string;
}

/** A package of QTI 3.0: the files of its items and its manifest. */
export function writeQti(questions: readonly ExportedQuestion[], words: QtiWords): { path: string; text: string }[] {
  const items = questions.map((question) => ({
    path: `items/question-${question.id}.xml`,
    text: itemOf(question, words),
  }));
  return [{ path: "imsmanifest.xml", text: manifestOf(questions) }, ...items];
}

const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;

function manifestOf(questions: readonly ExportedQuestion[]): string {
  const resources = questions.map(({ id, tags, difficulty }) => {
    const keywords = tags
      .map((tag) => `<keyword><string language="zh-CN">${escapeXml(tag)}</string></keyword>`)
      .join("");
    const lom = `<lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>${keywords}</general><educational><difficulty><value>${
      difficulties[difficulty - 1] ?? "medium"
    }</value></difficulty></educational></lom>`;
    const path = `items/question-${id}.xml`;
    return `<resource identifier="question-${id}" type="imsqti_item_xmlv3p0" href="${path}"><metadata>${lom}</metadata><file href="${path}"/></resource>`;
  });
  return `${declaration}<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="lectern-questions">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
<organizations/>
<resources>
${resources.join("\n")}
</resources>
</manifest>
`;
}

/** What an interaction needs in the three parts of an item. */
interface Written {
  declarations: string;
  /** The interaction, or the stem with the blanks in it. */
  body: string;
  processing: string;
}

function itemOf({ id, kind, body, key }: ExportedQuestion, words: QtiWords): string {
  const written: Written[] = [];
  let inside: string;
  if (kind === QuestionKindEnum.material) {
    const parts = (body.parts ?? []).map((part, place) => {
      const partKey = key.parts?.find((one) => one.id === part.id) ?? { id: part.id };
      const one = interactionOf({ kind: part.kind, body: part, key: partKey, prefix: `PART_${place + 1}`, words });
      written.push(one);
      return `<div class="lectern-part lectern-share-${part.share}">${one.body}${rubricOf(partKey)}</div>`;
    });
    inside = htmlOf(body.stem, mathMlOf) + parts.join("");
  } else {
    const one = interactionOf({ kind, body, key, prefix: "RESPONSE", words });
    written.push(one);
    inside = one.body + rubricOf(key);
  }
  const feedback = key.explanation
    ? `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show"><qti-content-body>${htmlOf(key.explanation, mathMlOf)}</qti-content-body></qti-modal-feedback>`
    : "";
  const declared = key.explanation
    ? `<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>`
    : "";
  return `${declaration}<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="question-${id}" title="${id}" adaptive="false" time-dependent="false">
${written.map(({ declarations }) => declarations).join("\n")}
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>${declared}
<qti-item-body>${inside}</qti-item-body>
<qti-response-processing>${written.map(({ processing }) => processing).join("")}</qti-response-processing>
${feedback}
</qti-assessment-item>
`;
}

interface ToWrite {
  kind: QuestionKindEnum;
  body: Pick<ExamQuestionPart, "stem" | "options" | "targets" | "blankCount">;
  key: Omit<ExamPartKey, "id">;
  prefix: string;
  words: QtiWords;
}

function interactionOf(one: ToWrite): Written {
  const { kind, body, key, prefix, words } = one;
  const stem = htmlOf(body.stem, mathMlOf);
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      return choiceOf(one, stem);
    case QuestionKindEnum.trueOrFalse: {
      const choices = [words.right, words.wrong].map(
        (word, place) =>
          `<qti-simple-choice identifier="${place === 0 ? "true" : "false"}">${escapeXml(word)}</qti-simple-choice>`,
      );
      return {
        declarations: declare(prefix, { cardinality: "single", type: "identifier", values: key.right ?? [] }),
        body: `${stem}<qti-choice-interaction response-identifier="${prefix}" max-choices="1">${choices.join("")}</qti-choice-interaction>`,
        processing: matched(prefix),
      };
    }
    case QuestionKindEnum.blanks:
      return blanksOf(one, stem);
    case QuestionKindEnum.ordering:
      return {
        declarations: declare(prefix, { cardinality: "ordered", type: "identifier", values: key.right ?? [] }),
        body: `${stem}<qti-order-interaction response-identifier="${prefix}">${choicesOf(body.options)}</qti-order-interaction>`,
        processing: matched(prefix),
      };
    case QuestionKindEnum.matching: {
      const values = (key.pairs ?? []).map(({ option, target }) => `${option} ${target}`);
      const set = (side: readonly ExamOption[] = []) =>
        `<qti-simple-match-set>${side
          .map(
            ({ id, content }) =>
              `<qti-simple-associable-choice identifier="${id}" match-max="${Math.max(1, body.options?.length ?? 1)}">${htmlOf(content, mathMlOf)}</qti-simple-associable-choice>`,
          )
          .join("")}</qti-simple-match-set>`;
      return {
        declarations: declare(prefix, { cardinality: "multiple", type: "directedPair", values }),
        body: `${stem}<qti-match-interaction response-identifier="${prefix}" max-associations="0">${set(body.options)}${set(body.targets)}</qti-match-interaction>`,
        processing: matched(prefix),
      };
    }
    default:
      return {
        declarations: declare(prefix, {
          cardinality: "single",
          type: "string",
          values: key.sample ? [key.sample] : [],
        }),
        body: `${stem}<qti-extended-text-interaction response-identifier="${prefix}"/>`,
        processing: "",
      };
  }
}

function choiceOf({ kind, body, key, prefix }: ToWrite, stem: string): Written {
  const isMultiple = kind === QuestionKindEnum.multipleChoice;
  const { right = [], scoring = ChoiceScoringEnum.allOrNothing } = key;
  const named = isMultiple && scoring !== ChoiceScoringEnum.allOrNothing ? ` class="lectern-scoring-${scoring}"` : "";
  return {
    declarations: declare(prefix, {
      cardinality: isMultiple ? "multiple" : "single",
      type: "identifier",
      values: right,
    }),
    body: `${stem}<qti-choice-interaction${named} response-identifier="${prefix}" max-choices="${isMultiple ? 0 : 1}">${choicesOf(body.options)}</qti-choice-interaction>`,
    processing: matched(prefix),
  };
}

const choicesOf = (options: readonly ExamOption[] = []): string =>
  options
    .map(({ id, content }) => `<qti-simple-choice identifier="${id}">${htmlOf(content, mathMlOf)}</qti-simple-choice>`)
    .join("");

/** The blanks stand where the stem shows them; those that it does not show stand after it. */
function blanksOf({ body, key, prefix }: ToWrite, stem: string): Written {
  const blanks = key.blanks ?? [];
  const entry = (place: number) =>
    `<qti-text-entry-interaction${key.anyOrder ? ` class="lectern-any-order"` : ""} response-identifier="${prefix}_${place + 1}"/>`;
  let shown = 0;
  const filled = stem.replaceAll("____", (line) => (shown < blanks.length ? entry(shown++) : line));
  const rest = blanks.slice(shown).map((_, index) => entry(shown + index));
  return {
    declarations: blanks.map((blank, place) => declareBlank(`${prefix}_${place + 1}`, blank)).join("\n"),
    body: filled + (rest.length > 0 ? `<p>${rest.join(" ")}</p>` : ""),
    processing: blanks.map((blank, place) => comparing(`${prefix}_${place + 1}`, blank)).join(""),
  };
}

function declareBlank(id: string, { accept = [], number, caseSensitive = false }: ExamBlankKey): string {
  const entries = accept
    .map((one) => `<qti-map-entry map-key="${escapeXml(one)}" mapped-value="1" case-sensitive="${caseSensitive}"/>`)
    .join("");
  const values = number === undefined ? accept.slice(0, 1) : [String(number)];
  return declare(id, {
    cardinality: "single",
    type: number === undefined || accept.length > 0 ? "string" : "float",
    values,
    more: entries === "" ? "" : `<qti-mapping default-value="0">${entries}</qti-mapping>`,
  });
}

function comparing(id: string, { number, tolerance = 0 }: ExamBlankKey): string {
  const test =
    number === undefined
      ? `<qti-gt><qti-map-response identifier="${id}"/><qti-base-value base-type="float">0</qti-base-value></qti-gt>`
      : `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-equal>`;
  return `<qti-response-condition><qti-response-if>${test}${addOne}</qti-response-if></qti-response-condition>`;
}

const addOne = `<qti-set-outcome-value identifier="SCORE"><qti-sum><qti-variable identifier="SCORE"/><qti-base-value base-type="float">1</qti-base-value></qti-sum></qti-set-outcome-value>`;

function matched(id: string): string {
  return `<qti-response-condition><qti-response-if><qti-match><qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-match>${addOne}</qti-response-if></qti-response-condition>`;
}

function declare(
  id: string,
  {
    cardinality,
    type,
    values,
    more = "",
  }: { cardinality: string; type: string; values: readonly string[]; more?: string },
): string {
  const correct =
    values.length === 0
      ? ""
      : `<qti-correct-response>${values.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join("")}</qti-correct-response>`;
  return `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${type}">${correct}${more}</qti-response-declaration>`;
}

function rubricOf({ rubric = [] }: Pick<ExamPartKey, "rubric">): string {
  if (rubric.length === 0) return "";
  const lines = rubric.map(({ text, share }) => `<p class="lectern-share-${share}">${escapeXml(text)}</p>`).join("");
  return `<qti-rubric-block use="instructions" view="scorer"><qti-content-body>${lines}</qti-content-body></qti-rubric-block>`;
}
