import { type ChoiceScoringEnum, QuestionKindEnum } from "../../../../../generated/enums.ts";
import type { ExamBlankKey, RichText } from "../../../../../generated/types.ts";
import { seededRandom } from "../../drawing/seeded-random.ts";
import type { ExportedQuestion } from "../exported.ts";

/** What a format can have of a question. */
export interface Abilities {
  kinds: readonly QuestionKindEnum[];
  /** Marks, lists and headings. */
  forms?: boolean;
  blanks: number;
  /** Numbers with words that are right as well. */
  numberAndWords?: boolean;
  caseSensitive?: boolean;
  scoring?: readonly ChoiceScoringEnum[];
  rubric?: boolean;
  sample?: boolean;
  anyOrder?: boolean;
  shares?: boolean;
  metadata?: boolean;
  /** Whether the sides of pairs have no signs that part them in a sheet. */
  plainSides?: boolean;
}

const words = "电压 安全 & < > \" ' {} = ~ # : \\ a->b 100% （一） x² 😀 ％ ； / | \\n [html] // true".split(" ");

/** Questions of all kinds that a format can have, the same for the same seed. */
export function anyQuestions(seed: string, count: number, abilities: Abilities): ExportedQuestion[] {
  const random = seededRandom(seed);
  const integer = (most: number) => Math.floor(random() * most);
  const pick = <T>(list: readonly T[]): T => list[integer(list.length)]!;
  const plain = (isLine = false) =>
    [
      "甲",
      ...Array.from({ length: 1 + integer(4) }, () => pick(words).replaceAll(isLine ? /->|[/；|]/g : /->/g, "到")),
    ].join(isLine ? "" : pick(["", " "]));
  const formula = () => ({
    latex: pick([String.raw`\frac{U}{R}`, "x^2 < y_1", String.raw`\text{功率 } P = UI`, "a~b#c"]),
  });
  const rich = (): RichText => {
    const drawn: RichText["content"] = [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "当 " },
          { type: "formula", attrs: formula() },
          { type: "text", text: " 时" },
        ],
      },
      { type: "formulaBlock", attrs: formula() },
    ];
    const paragraphs: RichText["content"] = Array.from({ length: 1 + integer(2) }, () => ({
      type: "paragraph" as const,
      content: [{ type: "text" as const, text: plain() }],
    }));
    if (random() < 0.2) paragraphs.push(...drawn);
    if (!abilities.forms || random() < 0.5) return { type: "doc", content: paragraphs };
    return {
      type: "doc",
      content: [
        ...paragraphs,
        {
          type: "paragraph",
          content: [
            { type: "text", text: `${plain()} ` },
            { type: "text", text: plain(), marks: [{ type: "bold" }] },
            { type: "hardBreak" },
            { type: "text", text: plain(), marks: [{ type: "italic" }] },
          ],
        },
        {
          type: "bulletList",
          content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: plain() }] }] }],
        },
        { type: "image", attrs: { src: "/files/a.png", alt: plain() } },
      ],
    };
  };
  const options = (from = 2) =>
    Array.from({ length: from + integer(4) }, (_, place) => ({
      id: "abcdefgh"[place]!,
      content: distinct(rich(), place),
    }));
  const blank = (): ExamBlankKey => {
    const hasNumber = random() < 0.4;
    const accept = [...new Set(Array.from({ length: 1 + integer(2) }, () => plain(true)))];
    const tolerance = integer(3) / 10;
    const number = { number: integer(1000) / 100, ...(tolerance > 0 ? { tolerance } : {}) };
    return {
      ...(hasNumber && !abilities.numberAndWords ? {} : { accept }),
      ...(hasNumber ? number : {}),
      ...(abilities.caseSensitive && !hasNumber && random() < 0.3 ? { caseSensitive: true } : {}),
    };
  };
  const inner = (kind: QuestionKindEnum) => {
    const right = (list: { id: string }[]) => list.map(({ id }) => id);
    switch (kind) {
      case QuestionKindEnum.singleChoice: {
        const own = options();
        return { body: { stem: rich(), options: own }, key: { right: [pick(own).id] } };
      }
      case QuestionKindEnum.multipleChoice: {
        const own = options(3);
        const chosen = right(own).filter((_, place) => place === 1 || random() < 0.5);
        const scoring = abilities.scoring ? pick([undefined, ...abilities.scoring]) : undefined;
        return { body: { stem: rich(), options: own }, key: { right: chosen, ...(scoring ? { scoring } : {}) } };
      }
      case QuestionKindEnum.trueOrFalse:
        return { body: { stem: rich() }, key: { right: [pick(["true", "false"])] } };
      case QuestionKindEnum.blanks: {
        const count = 1 + integer(abilities.blanks);
        const stem = { type: "doc" as const, content: [...rich().content] };
        const text = `甲${"____，".repeat(count)}完`;
        stem.content.push({ type: "paragraph", content: [{ type: "text", text }] });
        const anyOrder = abilities.anyOrder && random() < 0.3;
        return {
          body: { stem, blankCount: count },
          key: { blanks: Array.from({ length: count }, blank), ...(anyOrder ? { anyOrder } : {}) },
        };
      }
      case QuestionKindEnum.matching: {
        const starts = abilities.plainSides
          ? options().map(({ id }, place) => ({ id, content: doc(`项${place}${plain(true)}`) }))
          : options();
        const targets = Array.from({ length: starts.length + integer(2) }, (_, place) => ({
          id: "abcdefgh"[place]!,
          content: doc(`端${place}${plain(true)}`),
        }));
        return {
          body: { stem: rich(), options: starts, targets },
          key: { pairs: starts.map(({ id }, place) => ({ option: id, target: targets[place]!.id })) },
        };
      }
      case QuestionKindEnum.ordering: {
        const own = options();
        return { body: { stem: rich(), options: own }, key: { right: right(own).toReversed() } };
      }
      default:
        return {
          body: { stem: rich() },
          key: {
            ...(abilities.rubric && random() < 0.5 ? { rubric: [{ text: plain(true), share: 1 + integer(9) }] } : {}),
            ...(abilities.sample && random() < 0.5 ? { sample: plain(true) } : {}),
          },
        };
    }
  };
  return Array.from({ length: count }, (_, index): ExportedQuestion => {
    const kind = pick(abilities.kinds);
    const base = {
      id: String(index + 1),
      kind,
      difficulty: abilities.metadata ? 1 + integer(5) : 3,
      tags: abilities.metadata ? [`标签${integer(5)}`, "a & b"] : [],
    };
    const explained = random() < 0.5 ? { explanation: rich() } : {};
    if (kind !== QuestionKindEnum.material) {
      const { body, key } = inner(kind);
      return { ...base, body, key: { ...key, ...explained } };
    }
    const parts = Array.from({ length: 1 + integer(3) }, (_, place) => {
      const partKind = pick(abilities.kinds.filter((one) => one !== QuestionKindEnum.material));
      return { id: `p${place + 1}`, kind: partKind, share: abilities.shares ? 1 + integer(5) : 1, ...inner(partKind) };
    });
    return {
      ...base,
      body: {
        stem: rich(),
        parts: parts.map(({ id, kind: partKind, share, body }) => ({ id, kind: partKind, share, ...body })),
      },
      key: { ...explained, parts: parts.map(({ id, key }) => ({ id, ...key })) },
    };
  });
}

function doc(text: string): RichText {
  return { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
}

/** No two options of a question alike. */
function distinct(document: RichText, place: number): RichText {
  const [first, ...rest] = document.content;
  if (first?.type !== "paragraph") return document;
  return {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: `项${place}` }] }, first, ...rest].slice(
      0,
      Math.max(2, rest.length + 2),
    ) as RichText["content"],
  };
}
