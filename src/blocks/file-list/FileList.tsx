import type { ReactNode } from "react";
import { PeriodTypeEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { FileLine } from "./FileLine.tsx";

type Props = BlockProps<"fileList">;

/** What a library or resource course holds, chapter by chapter, with what there is of it in all. Videos are no files. */
export function FileList({ heading, chapters, progress, studyPath, blockKey, t }: Props): ReactNode {
  const parts = (chapters ?? [])
    .map((chapter) => ({
      ...chapter,
      files: chapter.periodList.filter(({ periodType }) => periodType >= PeriodTypeEnum.document),
    }))
    .filter(({ files }) => files.length > 0);
  if (parts.length === 0) return null;
  const standing = new Map(progress?.flatMap(({ periodList }) => periodList).map((period) => [period.id, period]));
  // To whom everything is open, nothing is a preview.
  const isOpen = standing.size > 0 && [...standing.values()].every(({ canStudy }) => canStudy === 1);
  const files = parts.flatMap((part) => part.files);
  const [pages, bytes] = [sumOf(files.map(({ docPage }) => docPage)), sumOf(files.map(({ fileSize: size }) => size))];
  const whole = [
    t("fileList.files", { count: files.length }),
    pages > 0 ? t("common.pages", { count: pages }) : "",
    bytes > 0 ? fileSize(bytes) : "",
  ];
  return (
    <Root id={blockKey}>
      <header>
        <h2>{heading ?? t("fileList.heading")}</h2>
        <p className="muted num">{whole.filter(Boolean).join(" · ")}</p>
      </header>
      {parts.map((part) => (
        <div key={part.id} className="part">
          {parts.length > 1 && (
            <h3>
              <Content>{part.chapterName}</Content>
            </h3>
          )}
          <ul>
            {part.files.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                standing={standing.get(file.id)}
                isPreview={!isOpen && (part.isFree === 1 || file.isFree === 1)}
                href={studyPath && `${studyPath}/${part.courseId}?period=${file.id}`}
                t={t}
              />
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}

function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount = 0) => sum + amount, 0);
}

const Root = styled.section`
  scroll-margin-top: 96px;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  h3 {
    margin-top: 20px;
    font-size: 1rem;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    min-height: 56px;
    padding-block: 8px;
    border-bottom: 1px solid var(--color-border);
  }
  li > svg {
    color: var(--color-text-muted);
  }
  .name {
    overflow-wrap: anywhere;
  }
  a.name {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  a.name:hover {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 2px 12px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .kind {
    padding: 0 5px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    font-size: 0.6875rem;
    font-weight: 700;
    letter-spacing: 0.04em;
  }
  .try {
    padding: 0 6px;
    border-radius: var(--radius-small);
    background: var(--color-success-soft);
    color: var(--color-success);
    font-size: 0.75rem;
    font-weight: 600;
  }
  .far {
    color: var(--color-primary);
    font-size: 0.75rem;
    font-weight: 600;
  }
  @media (max-width: 560px) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .facts {
      grid-column: 2;
      justify-content: flex-start;
    }
  }
`;
