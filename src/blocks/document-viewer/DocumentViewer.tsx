import { lazy, Suspense, useState, type ReactNode } from "react";
import { PeriodTypeEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { MediaWay, Period } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";

type Props = BlockProps<"documentViewer">;

const DocumentPages = lazy(() =>
  import("./DocumentPages.tsx").then(({ DocumentPages: component }) => ({ default: component })),
);

/** The documents of a course, of each the first pages. Nothing of the reader is fetched before one is opened. */
export function DocumentViewer({ courseId, heading, chapters, operations, blockKey, t }: Props): ReactNode {
  const [open, setOpen] = useState<{ period: Period; way?: MediaWay; fault?: string }>();
  const documents = (chapters ?? [])
    .flatMap(({ periodList }) => periodList)
    .filter(({ periodType }) => periodType === PeriodTypeEnum.document);
  const show = (period: Period) => {
    setOpen({ period });
    return find(period);
  };
  /** A way that expired stays until there is another: the reader knows that it tried once. */
  const find = async (period: Period) => {
    try {
      const way = await operations.getTrialUrl({ courseId, periodId: period.id });
      setOpen({ period, way });
    } catch (error) {
      setOpen({ period, fault: error instanceof Error && error.message ? error.message : t("documentViewer.broken") });
    }
  };
  if (documents.length === 0) return null;
  return (
    <Root aria-labelledby={`${blockKey}-heading`}>
      <h2 id={`${blockKey}-heading`}>{heading ?? t("documentViewer.heading")}</h2>
      <ul>
        {documents.map((period) => (
          <li key={period.id}>
            <button
              type="button"
              className="btn ghost"
              aria-pressed={open?.period.id === period.id}
              onClick={() => void show(period)}
            >
              <Icon name="book" size={16} />
              <Content>{period.periodName}</Content>
            </button>
          </li>
        ))}
      </ul>
      {open?.fault && <p role="alert">{open.fault}</p>}
      {open?.way && (
        <Suspense fallback={<p role="status">{t("documentViewer.loading")}</p>}>
          <DocumentPages
            key={open.period.id}
            url={open.way.url}
            way={open.way}
            title={open.period.periodName}
            pagesOfWhole={open.way.pages}
            isPreview={open.way.isPreview}
            start={1}
            onExpired={() => void find(open.period)}
            t={t}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.section`
  h2 {
    margin-bottom: 12px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 16px;
  }
  [aria-pressed="true"] {
    background: var(--color-primary-soft);
  }
`;
