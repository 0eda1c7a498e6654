import type { CertificateDesign } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf } from "../../../database/actor.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { pictureNosOf } from "../design-values.ts";
import { selectPictures } from "../images/images.ts";
import { type DesignFault, designFaults, textsOf } from "./check-design.ts";

/** What is wrong with a design, in the caller's language. */
export async function faultsOf(design: CertificateDesign, context: OperationContext): Promise<DesignFault[]> {
  const session = sessionIn(context);
  const missing = await context.services.work.run(
    "missingCharacters",
    { texts: textsOf(design) },
    { owner: `certificates ${session.orgNo}` },
  );
  const pictures = await selectPictures(context.db, actorOf(session), pictureNosOf(design));
  return designFaults(design, {
    t: context.site.texts(context.locale).t,
    missing,
    isPicture: (pictureNo) => pictureNo in pictures,
  });
}
