/** Days as `yyyy-MM-dd`: they compare as strings, and no time zone can move them. */
export type Day = string;

/** The day of a moment, in the time zone of the machine that shows the form. */
export function dayOf(moment: Date): Day {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((n) => String(n).padStart(2, "0"))
    .join("-");
}

/** The day that the option `earliest` names: days before it cannot be picked. */
export function earliestDay(earliest: string, today: Day): Day {
  const offset = { yesterday: -1, today: 0, tomorrow: 1 }[earliest];
  return offset === undefined ? earliest : addDays(today, offset);
}

/** The day that a person typed, if it is one: 2027-1-5, 2027/01/05, 2027.1.5, 2027年1月5日 and 20270105 are the same. */
export function parseDay(typed: string): Day | undefined {
  const parts = /^\s*(\d{4})(?:[-/.年\s]+(\d{1,2})[-/.月\s]+(\d{1,2})日?|(\d{2})(\d{2}))\s*$/.exec(typed);
  if (!parts) return undefined;
  const [year, month, date] = [parts[1], parts[2] ?? parts[4], parts[3] ?? parts[5]] as [string, string, string];
  const day = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  const moment = new Date(`${day}T00:00:00Z`);
  // The 30th of February is read as the 2nd of March: such a day is none.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day ? day : undefined;
}

function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
