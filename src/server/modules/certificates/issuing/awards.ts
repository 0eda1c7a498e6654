import type { Services } from "../../../core/services.ts";
import type { Picture } from "../drawing/layout.ts";
import { holderPhotos } from "../images/holder-photo.ts";
import type { Award, TemplateRow } from "./issue.ts";
import type { Issuer } from "./issuer-names.ts";
import type { Candidate } from "./queries.ts";

/** What people get, with what of their values cannot be printed, and their photos where the template shows them. */
export async function awardsOf(
  people: readonly Candidate[],
  { template, issuer }: { template: TemplateRow; issuer: Issuer },
  services: Pick<Services, "db" | "storage" | "work">,
): Promise<Award[]> {
  const common = [template.subjectName, ...Object.values(issuer.names)].join("");
  const missing = await services.work.run(
    "missingCharacters",
    { texts: people.map(({ holderName }) => holderName + common) },
    { owner: `certificates ${template.orgNo}` },
  );
  const photos = template.hasPhoto ? await holderPhotos(people, template.orgNo, services) : new Map<string, Picture>();
  return people.map(({ userNo, holderName, score }, index) => ({
    userNo,
    holderName,
    score: score ?? undefined,
    undrawn: missing[index] ?? "",
    photo: photos.get(userNo),
  }));
}
