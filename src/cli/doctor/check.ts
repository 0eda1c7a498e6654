/** What one look of the doctor gave. */
export interface Check {
  name: string;
  state: "ok" | "warning" | "problem";
  /** What was found. */
  found: string;
  /** What to do about it; absent where nothing is. */
  advice?: string;
}

export const ok = (name: string, found: string): Check => ({ name, state: "ok", found });
export const warning = (name: string, found: string, advice: string): Check => ({
  name,
  state: "warning",
  found,
  advice,
});
export const problem = (name: string, found: string, advice: string): Check => ({
  name,
  state: "problem",
  found,
  advice,
});
