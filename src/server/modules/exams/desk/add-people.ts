import { sql } from "kysely";
import type {
  AddExamPeopleBody,
  AddExamPeopleReply,
  CheckExamPeopleBody,
  CheckExamPeopleReply,
  ExamListPerson,
  RefusedEntry,
  RefusedRow,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { checkDesk, selectDeskExam } from "./access.ts";
import { newCode } from "./admission.ts";
import { parsePeople } from "./parse-people.ts";

/** People on the list of one exam. */
const MAX_PEOPLE = 10_000;

/**
 * Reads lines of a list and says who would be put on the list of an exam, as `addExamPeople` takes them. Nothing is
 * stored. NOT_FOUND; MEMBER_LIST_TOO_LONG.
 */
export async function checkExamPeople(
  { examId, text }: CheckExamPeopleBody,
  context: OperationContext,
): Promise<CheckExamPeopleReply> {
  await checkDesk(examId, "maker", context);
  const { people, unreadable, columnList } = parsePeople(text);
  if (people.length + unreadable.length > MAX_PEOPLE) fail("MEMBER_LIST_TOO_LONG", { args: { limit: MAX_PEOPLE } });
  const given = people.map(({ record }) => record);
  const { refusedList } = await withActor(context.db, systemActor, (trx) => judge(trx, { examId, people: given }));
  const reasons = new Map(refusedList.map(({ index, reason }) => [index, reason]));
  const refused = people.flatMap(({ row }, index): RefusedRow[] => {
    const reason = reasons.get(index);
    return reason === undefined ? [] : [{ row, reason }];
  });
  return {
    columnList,
    recordList: people.filter((_, index) => !reasons.has(index)),
    refusedList: [...unreadable.map((row): RefusedRow => ({ row, reason: "unreadable" })), ...refused].toSorted(
      (a, b) => a.row - b.row,
    ),
  };
}

/**
 * Puts people on the list of an exam, each with a code. Who cannot be taken is named with the reason; the others are
 * taken. Of two lists at once the second finds what the first has put there. NOT_FOUND.
 */
export async function addExamPeople(
  { examId, peopleList }: AddExamPeopleBody,
  context: OperationContext,
): Promise<AddExamPeopleReply> {
  await checkDesk(examId, "maker", context);
  return withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    await sql`select pg_advisory_xact_lock(hashtext('exam people'), hashtext(${examId}))`.execute(trx);
    const { taken, refusedList } = await judge(trx, { examId, people: peopleList });
    const rows = taken.map((one) => ({ ...one, code: newCode() }));
    await sql`insert into exam_admission (exam_id, org_no, person_name, person_number, code, extra_ms, gmt_create)
      select ${examId}, ${exam.org_no}, name, number, code, "extraMs", ${context.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as made (index integer, name text, number text, code text, "extraMs" bigint) order by index`.execute(trx);
    return { addedCount: rows.length, refusedList };
  });
}

/** Who of a list can be put on that of an exam, and why the others cannot. */
async function judge(trx: Trx, { examId, people: given }: { examId: string; people: readonly ExamListPerson[] }) {
  const people = given.map(({ personName, personNumber = "", extraMinutes = 0 }, index) => ({
    index,
    name: personName.trim(),
    number: personNumber.normalize("NFKC").replaceAll(/\s/g, ""),
    extraMs: extraMinutes * 60_000,
  }));
  const before = await trx
    .selectFrom("exam_admission")
    .where("exam_id", "=", examId)
    .select(["person_name", "person_number"])
    .execute();
  // Who has no number is told from others by the name.
  const keyOf = (name: string, number: string) => (number === "" ? `name ${name}` : `number ${number}`);
  const there = new Set(before.map(({ person_name, person_number }) => keyOf(person_name, person_number)));
  const seen = new Set<string>();
  const refusedList: RefusedEntry[] = [];
  const taken = people.filter(({ index, name, number }) => {
    const key = keyOf(name, number);
    const reason =
      name === ""
        ? "name"
        : there.has(key)
          ? "there"
          : seen.has(key)
            ? "twice"
            : before.length + seen.size >= MAX_PEOPLE
              ? "full"
              : undefined;
    if (reason === undefined) seen.add(key);
    else refusedList.push({ index, reason });
    return reason === undefined;
  });
  return { taken, refusedList };
}
