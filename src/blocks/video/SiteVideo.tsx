import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { framePageOf, isOwnVideo } from "../../shared/frame-hosts.ts";
import { Content } from "../../ui/content.tsx";
import { ForeignFrame, frameStyle } from "../shared/foreign-frame.tsx";
import { SiteImage } from "../shared/site-image.tsx";

/**
 * A video: a file of this site, which the browser plays, or a page of a host that is allowed. Neither is fetched before
 * somebody presses.
 */
export function SiteVideo({ video, title, poster, caption, t }: BlockProps<"video">): ReactNode {
  const page = framePageOf(video, "video");
  const isOwn = isOwnVideo(video);
  // Nothing of another host, whatever a document says.
  if (!page && !isOwn)
    return (
      <Root as="figure">
        <SiteImage picture="" />
      </Root>
    );
  return (
    <Root as="figure">
      {isOwn && (
        <div className="stage">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a site has no subtitles to give: words stand in the caption */}
          <video src={video} poster={poster || undefined} controls preload="none" playsInline aria-label={title} />
        </div>
      )}
      {page && (
        <ForeignFrame
          player={page.player}
          href={video}
          title={title}
          poster={poster}
          words={{
            show: t("video.play", { title }),
            note: t("video.from", { host: page.name }),
            open: t("video.open"),
          }}
        />
      )}
      {caption && (
        <figcaption>
          <Content>{caption}</Content>
        </figcaption>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${frameStyle}
  .stage {
    aspect-ratio: 16 / 9;
  }
  figcaption {
    margin-top: 8px;
  }
`;
