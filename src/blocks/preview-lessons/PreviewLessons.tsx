import { useState, type ReactNode } from "react";
import { PeriodTypeEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { Video } from "./Video.tsx";

type Props = BlockProps<"previewLessons">;
type Lesson = NonNullable<Props["lessons"]>[number];
type Media = Awaited<ReturnType<Props["operations"]["getPreviewMedia"]>>;

const icons: Readonly<Record<number, IconName>> = { 1: "play", 2: "live", 3: "book", 4: "file" };

/** The lessons of a draft under their chapters. What one shows is fetched when it is asked for. */
export function PreviewLessons(props: Props): ReactNode {
  const { lessons, heading, blockKey, t } = props;
  const [open, setOpen] = useState<string>();
  return (
    <Root id={blockKey} aria-busy={!lessons || undefined}>
      <h2>{heading ?? t("previewLessons.heading")}</h2>
      {lessons?.length === 0 && <p className="muted">{t("previewLessons.empty")}</p>}
      <ol>
        {lessons?.map((lesson, place) => (
          <li key={lesson.key}>
            {lesson.chapterName !== lessons[place - 1]?.chapterName && (
              <h3>
                <Content>{lesson.chapterName}</Content>
              </h3>
            )}
            <LessonLine
              {...props}
              lesson={lesson}
              isOpen={open === lesson.key}
              show={() => setOpen(open === lesson.key ? undefined : lesson.key)}
            />
          </li>
        ))}
      </ol>
    </Root>
  );
}

/** One lesson: a video plays here, a document or a file opens by a link. One at a time. */
function LessonLine({
  lesson,
  courseId,
  isOpen,
  show,
  operations,
  t,
}: Props & { lesson: Lesson; isOpen: boolean; show: () => void }): ReactNode {
  const [media, setMedia] = useState<Media>();
  const [fault, setFault] = useState("");
  const press = async () => {
    show();
    if (isOpen || media) return;
    try {
      setMedia(await operations.getPreviewMedia({ courseId, key: lesson.key }));
    } catch (error) {
      setFault(error instanceof Error ? error.message : "");
    }
  };
  const size = lesson.videoLength ?? (lesson.docPage ? t("common.pages", { count: lesson.docPage }) : "");
  const isVideo = media?.kind === "mp4" || media?.kind === "hls";
  return (
    <>
      <p className="line">
        <Icon name={icons[lesson.periodType] ?? "file"} size={18} />
        <span>
          <Content>{lesson.periodName}</Content>
        </span>
        {lesson.isFree === 1 && <small>{t("previewLessons.free")}</small>}
        {size && <span className="muted num">{size}</span>}
        {lesson.hasMedia ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => void press()}
            aria-label={`${t("previewLessons.look")} ${lesson.periodName}`}
          >
            {t(isOpen ? "previewLessons.hide" : "previewLessons.look")}
          </button>
        ) : (
          <span className="muted">
            {t(lesson.periodType === PeriodTypeEnum.live ? "previewLessons.live" : "previewLessons.none")}
          </span>
        )}
      </p>
      {isOpen && fault && (
        <p role="alert" className="muted">
          {fault}
        </p>
      )}
      {isOpen && media && isVideo && (
        <Video
          url={media.url}
          isPlaylist={media.kind === "hls"}
          name={lesson.periodName}
          failure={t("previewLessons.broken")}
        />
      )}
      {isOpen && media && !isVideo && (
        <a className="btn ghost" href={media.url} target="_blank" rel="noopener">
          {t(media.kind === "pdf" ? "previewLessons.open" : "previewLessons.download")} {media.fileName}
        </a>
      )}
    </>
  );
}

const Root = styled.section`
  h2 {
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  h3 {
    padding-top: 20px;
    font-size: 1.0625rem;
  }
  li > .btn {
    margin: 4px 0 12px;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    border-bottom: 1px solid var(--color-border);
    font-size: 0.9375rem;
  }
  .line svg {
    flex: none;
    color: var(--color-text-muted);
  }
  .line > span:first-of-type {
    flex: 1;
  }
  .line small {
    padding: 0 6px;
    border-radius: var(--radius-small);
    background: var(--color-success-soft);
    color: var(--color-success);
    font-weight: 600;
  }
  .line .muted {
    font-size: 0.875rem;
  }
  button {
    min-width: 56px;
    min-height: 44px;
    border: 0;
    background: none;
    color: var(--color-primary);
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  video {
    width: 100%;
    max-height: 70vh;
    margin-block: 8px 16px;
    border-radius: var(--radius-card);
    background: #000;
  }
`;
