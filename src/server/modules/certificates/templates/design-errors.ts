import type { CertificateDesign } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { type DesignFault, designFaults, textsOf } from "./check-design.ts";

/** What is wrong with a design, in the caller's language. */
export async function faultsOf(design: CertificateDesign, context: OperationContext): Promise<DesignFault[]> {
  const missing = await context.services.work.run(
    "missingCharacters",
    { texts: textsOf(design) },
    { owner: `certificates ${sessionIn(context).orgNo}` },
  );
  return designFaults(design, {
    t: context.site.texts(context.locale).t,
    missing,
    isPicture: () => false,
  });
}
