import { GradeJoinEnum, GradeStateEnum } from "../../src/generated/enums.ts";
import { call, demo, signInAs } from "./people.ts";

let made = 0;

/** So many hours from now, as calls and fields for a date-time take it; sites of the tests are in China. */
export const inHours = (hours: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" }).format(
    Date.now() + hours * 3_600_000,
  );

/** A class of the demo's lecturer that is open, and a code by which one joins it. */
export async function newClass(): Promise<{ gradeId: string; gradeName: string; code: string; lecturer: string }> {
  const lecturer = await signInAs(demo.lecturer);
  const gradeName = `夜校电工班 ${process.pid}-${(made += 1)}`;
  const settings = {
    gradeName,
    price: "0.00",
    gradeJoin: GradeJoinEnum.application,
    beginTime: `${inHours(-24)}:00`,
    endTime: `${inHours(240)}:00`,
    isListed: true,
    isMembersShown: true,
  };
  const gradeId = (await call("saveGrade", { settings }, lecturer)).id;
  await call("saveGradeState", { id: gradeId, gradeState: GradeStateEnum.open }, lecturer);
  const code = (await call("addGradeCode", { gradeId }, lecturer)).code;
  return { gradeId, gradeName, code, lecturer };
}
