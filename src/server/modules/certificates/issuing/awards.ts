import type { Services } from "../../../core/services.ts";
import type { Award, TemplateRow } from "./issue.ts";
import type { Issuer } from "./issuer-names.ts";
import type { Candidate } from "./queries.ts";

/** What people get, with what of their values cannot be printed. A thread looks at the font. */
export async function awardsOf(
  people: readonly Candidate[],
  { template, issuer, work }: { template: TemplateRow; issuer: Issuer; work: Pick<Services["work"], "run"> },
): Promise<Award[]> {
  const common = [template.subjectName, ...Object.values(issuer.names)].join("");
  const missing = await work.run(
    "missingCharacters",
    { texts: people.map(({ holderName }) => holderName + common) },
    { owner: `certificates ${template.orgNo}` },
  );
  return people.map(({ userNo, holderName, score }, index) => ({
    userNo,
    holderName,
    score: score ?? undefined,
    undrawn: missing[index] ?? "",
  }));
}
