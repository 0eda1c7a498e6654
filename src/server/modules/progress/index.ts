/** How far people are in courses, by one formula. It stands below study, classes and centres, which all show it. */
export { selectPercents } from "./percents.ts";
export { type LengthRow, lengthOf, periodSeconds } from "./period-length.ts";
