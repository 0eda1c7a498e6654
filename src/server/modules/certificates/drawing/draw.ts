import { CertificateStateEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Services } from "../../../core/services.ts";
import { bake } from "../credentials/bake.ts";
import { writeCredential } from "../credentials/write-credential.ts";
import { systemActor } from "../../../database/actor.ts";
import { fail } from "../../../core/errors.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pictureNosOf } from "../design-values.ts";
import { selectPictures } from "../images/images.ts";
import { type CertificateRow, stateAt, valuesIn } from "../present.ts";
import { checkAddress, siteAddress } from "../site-address.ts";

export interface Drawn {
  mediaType: string;
  extension: string;
  content: Uint8Array;
}

type Parts = Pick<Services, "db" | "now" | "settings" | "tenants" | "work">;

/** A certificate as a file. Its PNG has the credential in it. */
export async function drawCertificate(
  row: CertificateRow,
  { format, locale }: { format: "pdf" | "png" | "credential"; locale: string },
  { services }: Pick<OperationContext, "services">,
): Promise<Drawn> {
  if (format === "credential") {
    const content = Buffer.from(await writeCredential(row, locale, services));
    return { mediaType: "application/vc+jwt", extension: "jwt", content };
  }
  const content = await drawDocument(row, { format, locale }, services);
  if (format === "pdf") return { mediaType: "application/pdf", extension: "pdf", content };
  return {
    mediaType: "image/png",
    extension: "png",
    content: bake(content, await writeCredential(row, locale, services)),
  };
}

/** The document alone, drawn by a thread. */
export async function drawDocument(
  row: CertificateRow,
  { format, locale }: { format: "pdf" | "png"; locale: string },
  services: Parts,
): Promise<Uint8Array> {
  const pictureNos = [...pictureNosOf(row.design), ...(row.photoNo === null ? [] : [row.photoNo])];
  // A file goes on without us: what is not valid any more says so itself.
  const state = stateAt(row, services.now());
  const isValid = state === CertificateStateEnum.valid;
  const { tenants } = services;
  const site = isValid
    ? undefined
    : ((await tenants.resolve(row.orgNo === PLATFORM ? "" : row.orgNo)) ?? (await tenants.resolve("")));
  // Where no site is left to name it in words, nothing is drawn that could pass for valid.
  if (!isValid && !site) fail("CERTIFICATE_NOT_FOUND");
  const pictures = await selectPictures(services.db, systemActor, pictureNos);
  return services.work.run(
    "drawCertificate",
    {
      design: row.design,
      values: valuesIn(row, locale),
      locale,
      address: checkAddress(await siteAddress(row.orgNo, services), row.certificateNo),
      title: `${row.certificateName} ${row.certificateNo}`,
      format,
      pictures,
      photo: pictures[row.photoNo ?? ""],
      mark: site?.texts(locale).t(`enum.CertificateStateEnum.${state}`),
    },
    { owner: `certificates ${row.orgNo}` },
  );
}
