import type { ReactNode } from "react";
import { PeriodTypeEnum } from "../../generated/enums.ts";
import type { Period, StudyPeriod } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

interface FileLineProps {
  file: Period;
  /** How far the viewer is in it; for those who are signed in. */
  standing: StudyPeriod | undefined;
  /** Whether its first pages are open to everybody. */
  isPreview: boolean;
  href: string | undefined;
  t: Translate;
}

/** One document or file: its name, of what kind it is, how many pages, how large, and whether it can be looked into. */
export function FileLine({ file, standing, isPreview, href, t }: FileLineProps): ReactNode {
  const isRead = file.periodType === PeriodTypeEnum.document;
  const kind = isRead ? "PDF" : endingOf(file.docName);
  return (
    <li>
      <Icon name={isRead ? "book" : "file"} />
      {href ? (
        <a className="name" href={href}>
          <Content>{file.periodName}</Content>
        </a>
      ) : (
        <span className="name">
          <Content>{file.periodName}</Content>
        </span>
      )}
      <span className="facts num">
        {kind && <span className="kind">{kind}</span>}
        {file.docPage ? <span>{t("common.pages", { count: file.docPage })}</span> : null}
        {file.fileSize ? <span>{fileSize(file.fileSize)}</span> : null}
        {standing && standing.percent > 0 ? (
          <span className="far">
            {isRead ? t("fileList.read", { percent: standing.percent }) : t("fileList.downloaded")}
          </span>
        ) : (
          isPreview && <span className="try">{t(isRead ? "fileList.preview" : "common.free")}</span>
        )}
      </span>
    </li>
  );
}

/** "PDF" of "手册.pdf"; nothing where the name says nothing. */
function endingOf(name = ""): string {
  return (/\.([A-Za-z0-9]{2,5})$/.exec(name)?.[1] ?? "").toUpperCase();
}
