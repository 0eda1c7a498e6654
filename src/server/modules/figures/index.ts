/** The platform in numbers: what each day came to. */
export { closeDays } from "./close-days.ts";
export { dayAfter, dayIn } from "./day.ts";
export { keptBefore, salesIn, selectKeptMonths, selectUnevenDays } from "./read-days.ts";
