import type { CheckMemberListReply, ReadColumn } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

type Around = Pick<BlockProps<"peopleImport">, "operations" | "t">;

/** Rows of a list that are not taken, the first of them with their reasons. */
export interface Refused {
  heading: string;
  lines: readonly { row: number; text: string }[];
  count: number;
}

/** What was read of a list: what is wrong with it as a whole, or what would come of it. */
export type Sheet = { columns: readonly ReadColumn[] } & ({ problem: string } | { offer: Offer });
export interface Offer {
  /** Said above the first of those who would be taken. */
  summary: string;
  sample: readonly { row: number; name: string; mobile: string }[];
  /** How many would be taken, and what the button for it says. */
  count: number;
  takeLabel: string;
  refused: Refused;
  take: () => Promise<{ message: string; refused: Refused }>;
}

type RefusedReply = Pick<CheckMemberListReply, "refusedList" | "refusedCount">;

/** Refused rows that a page names. */
const MAX_SHOWN = 200;

/** A list of people who are invited to become learners of an organisation. */
export async function readMembers(file: Blob, orgNo: string, { operations, t }: Around): Promise<Sheet> {
  const refusedOf = ({ refusedList, refusedCount: count }: RefusedReply): Refused => ({
    heading: t("peopleImport.members.refused", { count }),
    count,
    lines: refusedList.map(({ row, text, reason }) => ({
      row,
      text: t("peopleImport.members.refusedRow", { row, text, reason: t(`peopleImport.members.reason.${reason}`) }),
    })),
  });
  const reply = await operations.checkMemberList({ siteOrgNo: orgNo, file });
  const { columnList: columns, invitedCount: count, refusedCount, sampleList } = reply;
  const offer = {
    summary: t("peopleImport.members.preview", { count, refused: refusedCount }),
    sample: sampleList.map(({ row, personName, mobile }) => ({ row, name: personName, mobile })),
    count,
    takeLabel: t("peopleImport.members.take", { count }),
    refused: refusedOf(reply),
    async take() {
      const done = await operations.importMembers({ siteOrgNo: orgNo, file });
      return { message: t("peopleImport.members.done", { count: done.invitedCount }), refused: refusedOf(done) };
    },
  };
  return { columns, offer };
}

/** A list of people who are put into a class, or invited to it. */
export async function readClass(file: Blob, gradeId: string, { operations, t }: Around): Promise<Sheet> {
  const { columnList: columns, personList, problem } = await operations.checkGradeList({ file });
  if (problem) return { columns, problem: t(`peopleImport.problem.${problem}`) };
  const people = personList.map(({ line: _, ...person }) => person);
  const send = (isTrial: boolean) => operations.importGradeMembers({ gradeId, isTrial, personList: people });
  const refusedOf = (list: Awaited<ReturnType<typeof send>>["refusedList"]): Refused => ({
    heading: t("peopleImport.class.refused", { count: list.length }),
    count: list.length,
    lines: list.slice(0, MAX_SHOWN).map(({ index, reason }) => {
      const { line: row = index + 1, name = "" } = personList[index] ?? {};
      return { row, text: t(`peopleImport.class.reason.${reason}`, { line: row, name }) };
    }),
  });
  const { joinedCount: joined, invitedCount: invited, refusedList } = await send(true);
  const offer = {
    summary: t("peopleImport.class.preview", { joined, invited, refused: refusedList.length }),
    sample: [],
    count: joined + invited,
    takeLabel: t("peopleImport.class.take", { count: joined + invited }),
    refused: refusedOf(refusedList),
    async take() {
      const done = await send(false);
      const counts = { joined: done.joinedCount, invited: done.invitedCount };
      return { message: t("peopleImport.class.done", counts), refused: refusedOf(done.refusedList) };
    },
  };
  return { columns, offer };
}
