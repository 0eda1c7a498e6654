import { useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { allPages, MAX_CHOICES } from "../../shared/all-pages.ts";
import { CertificateAwardEnum } from "../../generated/enums.ts";
import type { CertificateTemplate } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { withQuery } from "../../ui/query.ts";
import { SureButton } from "../shared/sure-button.tsx";
import type { PartProps } from "./CertificateDesk.tsx";
import { useReply } from "../shared/use-reply.ts";

const styles = ["classic", "modern"] as const;

/** The templates, each with a picture; a new one is a copy of a design that comes with the product. */
export function Templates(props: PartProps): ReactNode {
  const { templates, t } = props;
  const [edited, setEdited] = useState<CertificateTemplate | "new">();
  return (
    <>
      {edited ? (
        <Edit
          key={edited === "new" ? "" : edited.id}
          {...props}
          template={edited === "new" ? undefined : edited}
          close={() => setEdited(undefined)}
        />
      ) : (
        <p className="bar">
          <button type="button" className="btn" onClick={() => setEdited("new")}>
            {t("certificateDesk.newTemplate")}
          </button>
        </p>
      )}
      {templates?.length === 0 && !edited && <Empty text={t("certificateDesk.noTemplate")} />}
      <ul className="cards" aria-busy={!templates || undefined}>
        {templates?.map((template) => (
          <li key={template.id}>
            <Card {...props} template={template} edit={() => setEdited(template)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({
  template,
  edit,
  reload,
  act,
  path,
  operations,
  t,
}: PartProps & { template: CertificateTemplate; edit: () => void }): ReactNode {
  const { id, templateName, sourceName, awardKind, isAuto, validMonths, issuedCount } = template;
  return (
    <>
      <Picture input={{ templateId: id }} stamp={template.version} operations={operations} t={t} />
      <h2>
        <Content>{templateName}</Content>
      </h2>
      <p className="hint">
        {t(`certificateDesk.kind.${awardKind}`)} {sourceName && <Content>{sourceName}</Content>}
      </p>
      <p className="hint num">
        {[
          validMonths ? t("certificateDesk.months", { count: validMonths }) : t("certificateDesk.forEver"),
          ...(isAuto ? [t("certificateDesk.auto")] : []),
          t("certificateDesk.count", { count: issuedCount }),
        ].join(" · ")}
      </p>
      <div className="tools">
        <a className="link" href={withQuery(`${path}/edit`, {}, { templateId: id })}>
          {t("certificateDesk.design")}
          <span className="vh"> {templateName}</span>
        </a>
        <button type="button" className="link" onClick={edit}>
          {t("certificateDesk.edit")}
          <span className="vh"> {templateName}</span>
        </button>
        <SureButton
          label={t("certificateDesk.delete")}
          about={templateName}
          question={t("certificateDesk.delete.sure")}
          className="link danger"
          onSure={() =>
            void act(async () => {
              await operations.deleteCertificateTemplate({ id });
              await reload();
              return t("certificateDesk.deleted");
            })
          }
          t={t}
        />
      </div>
    </>
  );
}

/** A picture of a design with sample values, drawn by the server. */
function Picture({
  input,
  stamp,
  operations,
  t,
}: {
  input: { templateId: string } | { style: (typeof styles)[number] };
  /** What the picture is drawn anew for. */
  stamp: string | number;
  operations: PartProps["operations"];
  t: PartProps["t"];
}): ReactNode {
  const { reply } = useReply({
    question: { input, stamp },
    ask: (asked) => operations.getCertificatePreview(asked.input).catch(() => ({ picture: "" })),
    failed: () => undefined,
  });
  const picture = reply?.picture ?? "";
  return picture === "" ? (
    <p className="hint">{t("certificateDesk.drawing")}</p>
  ) : (
    <img src={`data:image/png;base64,${picture}`} alt={t("certificateDesk.picture")} width={1263} height={893} />
  );
}

interface Source {
  id: string;
  name: string;
}

/** What of one's own a certificate of a kind can be for. */
async function sourcesOf(kind: CertificateAwardEnum, operations: PartProps["operations"]): Promise<Sources> {
  switch (kind) {
    case CertificateAwardEnum.course: {
      const { list, isWhole } = await allPages(operations.listCourseDrafts);
      return { list: list.map((one) => ({ id: one.courseId, name: one.courseName })), isWhole };
    }
    case CertificateAwardEnum.exam: {
      const { list, isWhole } = await allPages(operations.listOwnExams);
      return { list: list.map(({ id, examName }) => ({ id, name: examName })), isWhole };
    }
    case CertificateAwardEnum.grade: {
      const { list, isWhole } = await allPages(operations.listOwnGrades);
      // Its owner decides on certificates, not who assists.
      const own = list.filter(({ isAssisted }) => !isAssisted);
      return { list: own.map(({ id, gradeName }) => ({ id, name: gradeName })), isWhole };
    }
    case CertificateAwardEnum.other:
      return none;
  }
}

interface Sources {
  list: Source[];
  isWhole: boolean;
}

const none: Sources = { list: [], isWhole: true };

function Edit({
  template,
  close,
  reload,
  act,
  fail,
  operations,
  canTeach = false,
  hasClasses = false,
  blockKey,
  t,
}: PartProps & { template: CertificateTemplate | undefined; close: () => void }): ReactNode {
  const [kind, setKind] = useState<CertificateAwardEnum>(template?.awardKind ?? CertificateAwardEnum.other);
  const [style, setStyle] = useState<(typeof styles)[number]>("classic");
  const { reply: { list: sources, isWhole } = none } = useReply<CertificateAwardEnum, Sources>({
    question: kind,
    ask: (asked) => sourcesOf(asked, operations),
    failed: fail,
  });
  const kinds = [
    CertificateAwardEnum.other,
    CertificateAwardEnum.exam,
    ...(canTeach ? [CertificateAwardEnum.course] : []),
    ...(hasClasses || template?.awardKind === CertificateAwardEnum.grade ? [CertificateAwardEnum.grade] : []),
  ];
  const offered =
    template?.sourceId !== undefined &&
    template.awardKind === kind &&
    !sources.some(({ id }) => id === template.sourceId)
      ? [{ id: template.sourceId, name: template.sourceName ?? "" }, ...sources]
      : sources;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const months = Number(text("months"));
    void act(async () => {
      await operations.saveCertificateTemplate({
        ...(template ? { id: template.id, version: template.version } : { style }),
        templateName: text("name"),
        awardKind: kind,
        ...(kind !== CertificateAwardEnum.other && text("source") ? { sourceId: text("source") } : {}),
        isAuto: form.has("auto"),
        prefix: text("prefix").toUpperCase(),
        ...(months > 0 ? { validMonths: months } : {}),
      });
      await reload();
      close();
      return t("certificateDesk.saved");
    });
  };
  const id = (name: string) => `${blockKey}-${name}`;
  return (
    <form className="form" onSubmit={save}>
      <h2>{t(template ? "certificateDesk.editTemplate" : "certificateDesk.newTemplate")}</h2>
      <p className="field">
        <label htmlFor={id("name")}>{t("certificateDesk.name")}</label>
        <input
          id={id("name")}
          name="name"
          required
          {...inputLimits.saveCertificateTemplate.templateName}
          defaultValue={template?.templateName ?? ""}
        />
      </p>
      {!template && (
        <>
          <p className="field">
            <label htmlFor={id("style")}>{t("certificateDesk.style")}</label>
            <select
              id={id("style")}
              value={style}
              onChange={({ target }) => setStyle(styles.find((one) => one === target.value) ?? "classic")}
            >
              {styles.map((one) => (
                <option key={one} value={one}>
                  {t(`certificateDesk.style.${one}`)}
                </option>
              ))}
            </select>
          </p>
          <Picture input={{ style }} stamp={style} operations={operations} t={t} />
        </>
      )}
      <p className="field">
        <label htmlFor={id("kind")}>{t("certificateDesk.for")}</label>
        <select
          id={id("kind")}
          value={kind}
          onChange={({ target }) =>
            setKind(kinds.find((one) => String(one) === target.value) ?? CertificateAwardEnum.other)
          }
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`certificateDesk.kind.${one}`)}
            </option>
          ))}
        </select>
      </p>
      {kind !== CertificateAwardEnum.other && (
        <>
          <p className="field">
            <label htmlFor={id("source")}>{t(`certificateDesk.source.${kind}`)}</label>
            <select
              id={id("source")}
              name="source"
              required
              defaultValue={template?.sourceId ?? ""}
              key={offered.length}
            >
              {offered.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
            {!isWhole && <span className="hint">{t("certificateDesk.newest", { count: MAX_CHOICES })}</span>}
          </p>
          <label className="check">
            <input type="checkbox" name="auto" defaultChecked={template?.isAuto ?? true} />
            <span>{t("certificateDesk.autoLabel")}</span>
          </label>
        </>
      )}
      <p className="field">
        <label htmlFor={id("prefix")}>{t("certificateDesk.prefix")}</label>
        <input
          id={id("prefix")}
          name="prefix"
          {...inputLimits.saveCertificateTemplate.prefix}
          defaultValue={template?.prefix ?? ""}
          onInput={({ currentTarget }) => (currentTarget.value = currentTarget.value.toUpperCase())}
        />
        <span className="hint">{t("certificateDesk.prefixHint")}</span>
      </p>
      <p className="field">
        <label htmlFor={id("months")}>{t("certificateDesk.monthsLabel")}</label>
        <input
          id={id("months")}
          name="months"
          type="number"
          {...inputLimits.saveCertificateTemplate.validMonths}
          defaultValue={template?.validMonths ?? ""}
        />
        <span className="hint">{t("certificateDesk.monthsHint")}</span>
      </p>
      <p className="tools">
        <button className="btn">{t("certificateDesk.save")}</button>
        <button type="button" className="btn ghost" onClick={close}>
          {t("certificateDesk.cancel")}
        </button>
      </p>
    </form>
  );
}
