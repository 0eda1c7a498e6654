import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../parts/icons.tsx";

/** Documents and files of a course, with what there is of them in all. */
export function FileList({ heading, chapters, t }: BlockProps<"fileList">): ReactNode {
  const files = (chapters ?? []).flatMap((chapter) => chapter.periodList.map((period) => ({ ...period, free: chapter.isFree === 1 || period.isFree === 1 }))).filter(({ periodType }) => periodType >= 3);
  if (files.length === 0) return null;
  const pages = files.reduce((sum, { docPage = 0 }) => sum + docPage, 0);
  return (
    <Root>
      <header>
        <h2>{heading ?? t("fileList.heading")}</h2>
        <p className="muted num">{[t("fileList.files", { count: files.length }), pages > 0 ? t("fileList.pages", { count: pages }) : ""].filter(Boolean).join(" · ")}</p>
      </header>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <Icon name={file.periodType === 3 ? "book" : "file"} />
            <span className="name">{file.docName || file.periodName}</span>
            <span className="kind">{kindOf(file.docName)}</span>
            {file.docPage ? <span className="num muted">{t("fileList.pages", { count: file.docPage })}</span> : null}
            {file.free && <span className="try">{t("fileList.preview")}</span>}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** "PDF" of "手册.pdf"; nothing where the name says nothing. */
function kindOf(name = ""): string {
  return (/\.([A-Za-z0-9]{2,5})$/.exec(name)?.[1] ?? "").toUpperCase();
}

const Root = styled.section`
  header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; padding-bottom: 12px; border-bottom: 2px solid var(--color-text); }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding-block: 12px; border-bottom: 1px solid var(--color-border); }
  li svg { flex: none; color: var(--color-text-muted); }
  .name { flex: 1 1 10em; min-width: 0; overflow-wrap: anywhere; }
  .kind { font-size: .75rem; font-weight: 700; letter-spacing: .04em; color: var(--color-text-muted); }
  .try { padding: 0 6px; border-radius: var(--radius-small); background: var(--color-success-soft); color: var(--color-success); font-size: .75rem; font-weight: 600; }
`;
