import { languages } from "../../../../generated/languages.ts";
import type {
  CertificateDesign,
  CertificateTemplate,
  GetCertificatePreviewBody,
  GetCertificatePreviewReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { issuerOf } from "../issuing/issuer-names.ts";
import { pictureNosOf } from "../design-values.ts";
import { selectPictures } from "../images/images.ts";
import { checkAddress, siteAddress } from "../site-address.ts";
import { faultsOf } from "./design-errors.ts";
import { styles } from "./styles.ts";
import { getCertificateTemplate } from "./templates.ts";

const SAMPLE_NO = "26-0000-0000-00";

/** A picture of a design with sample values in the caller's language, and what is wrong with it. NOT_FOUND. */
export async function getCertificatePreview(
  { design, templateId, style = "classic", locale: asked }: GetCertificatePreviewBody,
  context: OperationContext,
): Promise<GetCertificatePreviewReply> {
  const template = templateId === undefined ? undefined : await getCertificateTemplate({ id: templateId }, context);
  const shown = design ?? template?.design ?? styles[style];
  const locale = languages.find((one) => one === asked) ?? context.locale;
  const picture = await drawSample({ ...template, design: shown, locale }, context);
  return {
    picture: Buffer.from(picture).toString("base64"),
    problemList: (await faultsOf(shown, context)).map(({ element, message }) => ({
      message,
      ...(element === undefined ? {} : { element }),
    })),
  };
}

/** A design to draw, with what its template says of what it prints. */
export type Sample = { design: CertificateDesign; locale: string } & Partial<
  Pick<CertificateTemplate, "sourceName" | "prefix">
>;

/** A PNG of a design with sample values, as whoever asks would issue it. */
export async function drawSample(
  { design, locale, sourceName, prefix = "" }: Sample,
  context: Pick<OperationContext, "session" | "site" | "db" | "now" | "services">,
): Promise<Uint8Array> {
  const session = sessionIn(context);
  const { t } = context.site.texts(locale);
  const issuer = await issuerOf(session.orgNo, context.services);
  const today = dateTimeIn(issuer.timeZone, context.now()).slice(0, 10);
  return context.services.work.run(
    "drawCertificate",
    {
      design,
      values: {
        holderName: t("site.certificate.sample.holder"),
        subjectName: sourceName ?? t("site.certificate.sample.subject"),
        orgName: issuer.names[locale] ?? "",
        certificateNo: `${prefix}${SAMPLE_NO}`,
        issueDate: today,
        expireDate: `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`,
        score: "92.5",
        studyHours: "24",
      },
      locale,
      address: checkAddress(await siteAddress(session.orgNo, context.services), SAMPLE_NO),
      pictures: await selectPictures(context.db, actorOf(session), pictureNosOf(design)),
      photoText: t("site.certificate.sample.photo"),
      title: "",
      format: "png",
    },
    { owner: `certificates ${session.orgNo}` },
  );
}
