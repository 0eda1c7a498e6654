import { useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { allPages, MAX_CHOICES } from "../../shared/all-pages.ts";
import { CertificateAwardEnum } from "../../generated/enums.ts";
import type { CertificateTemplate } from "../../generated/types.ts";
import { useReply } from "../shared/use-reply.ts";
import type { PartProps } from "./CertificateTemplates.tsx";
import { styles, TemplateImage } from "./TemplateImage.tsx";

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

/** Makes a template, or changes what it is called and for. */
export function Edit({
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
      return t("certificateTools.saved");
    });
  };
  const id = (name: string) => `${blockKey}-${name}`;
  return (
    <form className="form" onSubmit={save}>
      <h2>{t(template ? "certificateTools.editTemplate" : "certificateTools.newTemplate")}</h2>
      <p className="field">
        <label htmlFor={id("name")}>{t("certificateTools.name")}</label>
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
            <label htmlFor={id("style")}>{t("certificateTools.style")}</label>
            <select
              id={id("style")}
              value={style}
              onChange={({ target }) => setStyle(styles.find((one) => one === target.value) ?? "classic")}
            >
              {styles.map((one) => (
                <option key={one} value={one}>
                  {t(`certificateTools.style.${one}`)}
                </option>
              ))}
            </select>
          </p>
          <TemplateImage input={{ style }} stamp={style} operations={operations} t={t} />
        </>
      )}
      <p className="field">
        <label htmlFor={id("kind")}>{t("certificateTools.for")}</label>
        <select
          id={id("kind")}
          value={kind}
          onChange={({ target }) =>
            setKind(kinds.find((one) => String(one) === target.value) ?? CertificateAwardEnum.other)
          }
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`certificateTools.kind.${one}`)}
            </option>
          ))}
        </select>
      </p>
      {kind !== CertificateAwardEnum.other && (
        <>
          <p className="field">
            <label htmlFor={id("source")}>{t(`certificateTools.source.${kind}`)}</label>
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
            {!isWhole && <span className="hint">{t("certificateTools.newest", { count: MAX_CHOICES })}</span>}
          </p>
          <label className="check">
            <input type="checkbox" name="auto" defaultChecked={template?.isAuto ?? true} />
            <span>{t("certificateTools.autoLabel")}</span>
          </label>
        </>
      )}
      <p className="field">
        <label htmlFor={id("prefix")}>{t("certificateTools.prefix")}</label>
        <input
          id={id("prefix")}
          name="prefix"
          {...inputLimits.saveCertificateTemplate.prefix}
          defaultValue={template?.prefix ?? ""}
          onInput={({ currentTarget }) => (currentTarget.value = currentTarget.value.toUpperCase())}
        />
        <span className="hint">{t("certificateTools.prefixHint")}</span>
      </p>
      <p className="field">
        <label htmlFor={id("months")}>{t("certificateTools.monthsLabel")}</label>
        <input
          id={id("months")}
          name="months"
          type="number"
          {...inputLimits.saveCertificateTemplate.validMonths}
          defaultValue={template?.validMonths ?? ""}
        />
        <span className="hint">{t("certificateTools.monthsHint")}</span>
      </p>
      <p className="tools">
        <button className="btn">{t("certificateTools.save")}</button>
        <button type="button" className="btn ghost" onClick={close}>
          {t("certificateTools.cancel")}
        </button>
      </p>
    </form>
  );
}
