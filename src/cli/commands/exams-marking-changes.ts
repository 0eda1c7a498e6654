import { columns } from "../columns.ts";
import { exit, type Command } from "../command.ts";
import { withPortal } from "../portal/portal.ts";

/** `lectern exams marking-changes`: marked answers that would get another mark today. */
export const examsMarkingChanges: Command = {
  name: "exams marking-changes",
  summary: "List marked answers that would get another mark by the rules of marking of this version",
  details:
    "Changes nothing. Run it after an upgrade that changes how answers are marked; a regrade in the analysis of an exam changes marks. Exits with 1 when there are such answers.",
  options: {},
  async run({ json, terminal, env }) {
    const found = await withPortal(env, async (portal) => {
      let [attempts, after] = [0, undefined as string | undefined];
      const changes = [];
      do {
        const page = await portal.call("listExamMarkingChanges", after === undefined ? {} : { after });
        attempts += page.attemptCount;
        changes.push(...page.changeList);
        after = page.next;
      } while (after !== undefined);
      return { attempts, changes };
    });
    if (json) terminal.print(JSON.stringify(found, null, 2));
    else {
      const { attempts, changes } = found;
      if (changes.length > 0)
        for (const line of columns([
          ["EXAM", "ATTEMPT", "QUESTION", "WHO", "BEFORE", "AFTER", "ANSWER"],
          ...changes.map(({ examTitle, attemptId, slot, learnerName, before, after, answer }) => [
            examTitle,
            attemptId,
            String(slot),
            learnerName,
            String(before),
            String(after),
            answer,
          ]),
        ]))
          terminal.print(line);
      terminal.print(`${changes.length} answers of ${attempts} marked attempts would get another mark.`);
    }
    return found.changes.length === 0 ? exit.done : exit.findings;
  },
};
