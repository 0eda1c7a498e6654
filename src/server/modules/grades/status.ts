import { GradeStateEnum, GradeStatusEnum } from "../../../generated/enums.ts";

/** Where a class stands for those who look at it: what its makers say, and otherwise what its times say. */
export function gradeStatusAt(
  { state, begin_time, end_time }: { state: number; begin_time: Date; end_time: Date },
  now: Date,
): GradeStatusEnum {
  if (state === GradeStateEnum.closed || end_time <= now) return GradeStatusEnum.over;
  return state === GradeStateEnum.running || begin_time <= now ? GradeStatusEnum.running : GradeStatusEnum.enrolling;
}
