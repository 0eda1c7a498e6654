import { ExamAttemptStateEnum, QuestionKindEnum } from "../generated/enums.ts";
import type { ExamAnswerBody, ExamOption } from "../generated/types.ts";
import type { Trx } from "../server/database/connect.ts";
import { MARK_SOURCES, markAnswer, seededRandom } from "../server/modules/exams/index.ts";
import { classNotes, classPeople, classTexts, waiting } from "./content/class-exam.ts";
import type { QuestionSeed } from "./content/exam-types.ts";
import { insertRows, required } from "./insert-rows.ts";

const MINUTE_MS = 60_000;

interface Sat {
  examId: string;
  orgNo: string;
  owner: string | null;
  paperVersionId: string;
  passCents: number;
  maxCents: number;
  limitMinutes: number;
  /** When all begin. */
  begin: Date;
  /** The marker of what no key can mark. */
  marker: string;
  places: readonly { section: number; versionId: string; cents: number; question: QuestionSeed }[];
}

interface Given {
  body: ExamAnswerBody;
  cents: number;
  needsMarker: boolean;
  /** How good an answer in words is, as a place among those of the content. */
  quality?: number;
}

interface Person {
  name: string;
  place: number;
  userNo: string;
  isWaiting: boolean;
  begin: Date;
  given: Given[];
}

/**
 * The attempts of a whole class at one exam, marked but for some: a handful of statements, however many people they are.
 */
export async function seedClassExam(trx: Trx, sat: Sat): Promise<void> {
  const people = await seedPeople(trx, sat);
  const attemptOf = await seedAttempts(trx, sat, people);
  const rows = people.flatMap(({ userNo, begin, place, isWaiting, given }) =>
    given.map((one, index) => ({ attemptId: attemptOf.get(userNo), begin, person: place, isWaiting, one, index })),
  );
  await insertRows(
    trx,
    "exam_attempt_slot",
    rows.map(({ attemptId, index }) => {
      const { section, versionId, cents, question } = sat.places[index]!;
      return {
        attempt_id: attemptId,
        slot: index + 1,
        section,
        question_version_id: versionId,
        option_order: (question.body.options ?? []).map(({ id }) => id),
        max_cents: cents,
      };
    }),
  );
  const answers = rows.map(({ attemptId, begin, person, one, index }) => ({
    attempt_id: attemptId,
    slot: index + 1,
    seq: 1,
    body: one.body,
    gmt_saved: savedAt(begin, index + 1, person),
  }));
  await insertRows(trx, "exam_answer", answers);
  await insertRows(trx, "exam_answer_log", answers);
  await insertRows(
    trx,
    "exam_mark",
    rows.map(({ attemptId, isWaiting, one, index }) => {
      const isByPerson = one.needsMarker && !isWaiting;
      return {
        attempt_id: attemptId,
        slot: index + 1,
        mark_source: isByPerson ? MARK_SOURCES.person : MARK_SOURCES.key,
        marker_user_no: isByPerson ? sat.marker : null,
        cents: centsOf(one, isWaiting),
        note: isByPerson ? (classNotes[one.quality ?? 0] ?? "") : "",
        version: isByPerson ? 2 : 1,
        needs_marker: one.needsMarker && isWaiting,
      };
    }),
  );
}

/** The accounts of the class, which only the codes of the exam room open, and the list of the exam. */
async function seedPeople(trx: Trx, sat: Sat): Promise<Person[]> {
  const loginName = (place: number) => `exam-room-demo-${place + 1}`;
  const users = await insertRows<{ user_no: string; login_name: string }>(
    trx,
    "app_user",
    classPeople.map(([name], place) => ({ login_name: loginName(place), name })),
    ["user_no", "login_name"],
  );
  const userNoOf = new Map(users.map(({ login_name, user_no }) => [login_name, user_no]));
  const people = classPeople.map(([name, ability], place) => ({
    name,
    place,
    userNo: required(userNoOf, loginName(place)),
    isWaiting: place >= classPeople.length - waiting,
    begin: new Date(sat.begin.getTime() + place * 7000),
    given: givenBy(sat, { place, ability }),
  }));
  await insertRows(
    trx,
    "exam_admission",
    people.map(({ name, place, userNo, begin }) => ({
      exam_id: sat.examId,
      org_no: sat.orgNo,
      person_name: name,
      person_number: `2026${String(place + 1).padStart(4, "0")}`,
      user_no: userNo,
      code: codeOf(sat.examId, place),
      gmt_used: begin,
      gmt_create: new Date(sat.begin.getTime() - 3 * 24 * 60 * MINUTE_MS),
    })),
  );
  return people;
}

/** The attempts by the account of each. */
async function seedAttempts(trx: Trx, sat: Sat, people: readonly Person[]): Promise<Map<string, string>> {
  const attempts = await insertRows<{ id: string; user_no: string }>(
    trx,
    "exam_attempt",
    people.map((person) => ({
      exam_id: sat.examId,
      user_no: person.userNo,
      org_no: sat.orgNo,
      owner_user_no: sat.owner,
      attempt_no: 1,
      state: person.isWaiting ? ExamAttemptStateEnum.marking : ExamAttemptStateEnum.finished,
      gmt_start: person.begin,
      gmt_deadline: new Date(person.begin.getTime() + sat.limitMinutes * MINUTE_MS),
      grace_seconds: 60,
      gmt_submit: savedAt(person.begin, sat.places.length + 1, person.place),
      seed: `class/${person.place}`,
      paper_version_id: sat.paperVersionId,
      pass_cents: sat.passCents,
      cents: person.given.reduce((sum, one) => sum + centsOf(one, person.isWaiting), 0),
      max_cents: sat.maxCents,
    })),
    ["id", "user_no"],
  );
  return new Map(attempts.map(({ id, user_no }) => [user_no, id]));
}

/** What an answer counts: one in words nothing, as long as it waits for the marker. */
const centsOf = ({ cents, needsMarker }: Given, isWaiting: boolean): number => (needsMarker && isWaiting ? 0 : cents);

/** When somebody's answer to the place came: each takes another time for each question. */
function savedAt(begin: Date, slot: number, person: number): Date {
  let seconds = 0;
  for (let place = 1; place <= slot; place++) seconds += 25 + ((place * 37 + person * 11) % 60);
  return new Date(begin.getTime() + seconds * 1000);
}

/** Answers of somebody who knows so much: right the more often, the less difficult a question is. */
function givenBy({ places }: Sat, { place: person, ability }: { place: number; ability: number }): Given[] {
  const random = seededRandom(`class ${person}`);
  return places.map(({ cents, question: { kind, body, key, difficulty } }) => {
    if (kind === QuestionKindEnum.shortAnswer) {
      const quality = Math.min(classTexts.length - 1, Math.floor((1 - ability) * (classTexts.length + 1)));
      const share = 1 - quality / classTexts.length;
      return {
        body: { text: classTexts[quality] ?? "" },
        cents: Math.round(cents * share),
        needsMarker: true,
        quality,
      };
    }
    const isRight = random() < ability ** (0.2 + difficulty * 0.35);
    const answer = isRight ? rightAnswer(key) : wrongAnswer({ kind, options: body.options ?? [], key, random });
    return { body: answer, ...markAnswer({ kind, body, key, maxCents: cents, answer }) };
  });
}

function rightAnswer({ right, blanks }: QuestionSeed["key"]): ExamAnswerBody {
  if (blanks) return { blanks: blanks.map(({ accept, number }) => accept?.[0] ?? String(number ?? "")) };
  return { chosen: right ?? [] };
}

interface Wrong {
  kind: QuestionKindEnum;
  options: readonly ExamOption[];
  key: QuestionSeed["key"];
  random: () => number;
}

/** One of the ways to be wrong. */
function wrongAnswer({ kind, options, key: { right = [], blanks = [] }, random }: Wrong): ExamAnswerBody {
  const among = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
  if (kind === QuestionKindEnum.trueOrFalse) return { chosen: [right[0] === "true" ? "false" : "true"] };
  if (kind === QuestionKindEnum.blanks)
    return { blanks: blanks.map(({ number }, place) => (place === 0 && number ? String(number) : "10")) };
  const others = options.map(({ id }) => id).filter((id) => !right.includes(id));
  if (kind === QuestionKindEnum.singleChoice) return { chosen: [among(others) ?? "a"] };
  const left = among(right);
  return { chosen: right.filter((id) => id !== left) };
}

/** A code for the exam room: of letters that are not taken for others. */
function codeOf(examId: string, place: number): string {
  const letters = "34679ACDEFGHJKMNPQRTWXY";
  const random = seededRandom(`code ${examId} ${place}`);
  return Array.from({ length: 10 }, () => letters[Math.floor(random() * letters.length)]).join("");
}
