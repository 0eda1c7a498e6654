import { sql } from "kysely";
import { searchVector } from "../server/modules/catalogue/index.ts";
import { countHot, POST_KIND, POST_STATE, REACTION, TARGET } from "../server/modules/community/index.ts";
import type { Trx } from "../server/database/connect.ts";
import { drawCode } from "../shared/code/draw-code.ts";
import { withCode } from "../shared/code/with-code.ts";
import { richTextWords } from "../shared/richtext.ts";
import type { RichText } from "../generated/types.ts";
import { questionLabels, questions, type QuestionSeed } from "./content/questions.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";
import { insertBloggers } from "./insert-bloggers.ts";
import { richText } from "./rich-text.ts";
import { seedReads } from "./seed-reads.ts";

const SITE = "default";
const HOUR_MS = 3_600_000;

type Placed = QuestionSeed & { at: Date; id: string };

/** Questions of the platform, the labels of all sites, answers, comments and what people find useful. */
export async function seedQuestions(trx: Trx, now: Date): Promise<void> {
  const people = await seedPeople(trx);
  const labels = await seedLabels(trx);
  const dated = questions.map((question, place) => ({
    ...question,
    at: dayAt(now, -question.daysAgo, 9 + (place % 10), (place * 11) % 60),
  }));
  const rows = await insertRows<{ id: string; title: string }>(
    trx,
    "community_post",
    dated.map(({ by, label, title, body, views, at }) => {
      const document = coded(body);
      return {
        ...zeros(["like", "favourite", "comment", "answer", "follow"]),
        org_no: SITE,
        kind: POST_KIND.question,
        user_no: required(people, by),
        label_no: required(labels, label),
        article_type: POST_KIND.question,
        title,
        summary: richTextWords(document, 200),
        ...textOf(document),
        words: searchVector({ A: title, D: richTextWords(document) }),
        cover: "",
        state: POST_STATE.published,
        moderation: 1,
        version: 1,
        count_view: views,
        ...timesOf(at),
        gmt_publish: at,
        gmt_active: at,
      };
    }),
    ["id", "title"],
  );
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  const placed = dated.map((question) => ({ ...question, id: required(ids, question.title) }));
  await seedAnswers(trx, placed, people);
  const read = placed.map(({ by, views, at }) => ({ userNo: required(people, by), views, at }));
  await seedReads(trx, read, now);
  await countHot(trx, now);
}

async function seedPeople(trx: Trx): Promise<Map<string, string>> {
  const mobiles = questions.flatMap(({ by, answers }) => [
    by,
    ...answers.flatMap((answer) => [
      answer.by,
      ...(answer.useful ?? []),
      ...(answer.comment ? [answer.comment.by] : []),
    ]),
  ]);
  const { rows } = await sql<{ user_no: string; mobile: string }>`select user_no, mobile from app_user
    where mobile = any(${[...new Set(mobiles)]}::text[])`.execute(trx);
  await insertBloggers(
    trx,
    rows.map(({ user_no }) => user_no),
  );
  return new Map(rows.map(({ user_no, mobile }) => [mobile, user_no]));
}

async function seedLabels(trx: Trx): Promise<Map<string, string>> {
  const rows = await insertRows<{ id: string; label_name: string }>(
    trx,
    "community_label",
    questionLabels.map(({ orgNo, zh, en }, place) => ({
      org_no: orgNo,
      kind: POST_KIND.question,
      label_name: zh,
      label_name_en: en,
      sort: place + 1,
      count_post: 0,
      count_follow: 0,
    })),
    ["id", "label_name"],
  );
  const ids = new Map(rows.map(({ id, label_name }) => [label_name, id]));
  return new Map(questionLabels.map(({ key, zh }) => [key, required(ids, zh)]));
}

async function seedAnswers(trx: Trx, placed: Placed[], people: ReadonlyMap<string, string>): Promise<void> {
  const said = placed.flatMap((question) =>
    question.answers.map((answer, place) => ({
      ...answer,
      question,
      isAccepted: question.isAccepted === true && place === 0,
      at: new Date(question.at.getTime() + (place + 1) * 3 * HOUR_MS),
    })),
  );
  const rows = await insertRows<{ id: string; target_id: string; user_no: string }>(
    trx,
    "community_comment",
    said.map(({ question, by, text, at }) => ({
      ...saidRow(question.id, required(people, by), coded(text), at),
      is_answer: true,
    })),
    ["id", "target_id", "user_no"],
  );
  const keyOf = (questionId: string, userNo: string) => `${questionId} ${userNo}`;
  const ids = new Map(rows.map(({ id, target_id, user_no }) => [keyOf(target_id, user_no), id]));
  const answers = said.map((answer) => ({
    ...answer,
    id: required(ids, keyOf(answer.question.id, required(people, answer.by))),
  }));
  await insertRows(
    trx,
    "community_comment",
    answers.flatMap(({ question, id, comment, at }) =>
      comment
        ? [
            {
              ...saidRow(
                question.id,
                required(people, comment.by),
                richText(comment.text),
                new Date(at.getTime() + HOUR_MS),
              ),
              is_answer: false,
              root_id: id,
              parent_id: id,
            },
          ]
        : [],
    ),
  );
  await insertRows(
    trx,
    "community_reaction",
    answers.flatMap(({ id, useful = [], at }) =>
      useful.map((mobile) => ({
        user_no: required(people, mobile),
        target_kind: TARGET.comment,
        target_id: id,
        reaction: REACTION.useful,
        gmt_create: at,
      })),
    ),
  );
  const accepted = answers.filter(({ isAccepted }) => isAccepted);
  await sql`update community_post set accepted_comment_id = accepted.answer
    from unnest(${accepted.map(({ question }) => question.id)}::bigint[], ${accepted.map(({ id }) => id)}::bigint[])
      as accepted (post, answer) where community_post.id = accepted.post`.execute(trx);
}

const saidRow = (questionId: string, userNo: string, document: RichText, at: Date) => ({
  ...zeros(["like", "useful", "reply"]),
  org_no: SITE,
  target_kind: TARGET.question,
  target_id: questionId,
  user_no: userNo,
  ...textOf(document),
  mentions: [],
  is_removed: false,
  moderation: 1,
  version: 1,
  ...timesOf(at),
});

const textOf = (document: RichText) => ({ body: document, body_text: richTextWords(document) });
const timesOf = (at: Date) => ({ gmt_create: at, gmt_modified: at });
const zeros = (names: string[]) => Object.fromEntries(names.map((name) => [`count_${name}`, 0]));

/** Light markup as a document, with "```python" and its like as code in its colours. */
function coded(markup: string): RichText {
  const content = markup.split(/\n\s*\n(?=```)|(?<=\n```)\n\s*\n/).flatMap((part): RichText["content"] => {
    const [, language = "", code] = /^```(\w*)\n([\s\S]*?)\n```$/.exec(part.trim()) ?? [];
    if (code === undefined) return richText(part).content;
    return [
      { type: "codeBlock", ...(language ? { attrs: { language } } : {}), content: [{ type: "text", text: code }] },
    ];
  });
  return withCode({ type: "doc", content }, ({ text, language }) => drawCode(text, language));
}
