import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { framePageOf } from "../../shared/frame-hosts.ts";
import { ForeignFrame, frameStyle } from "../shared/foreign-frame.tsx";
import { SiteImage } from "../shared/site-image.tsx";

/** A page of an allowed host, such as a map, a form or an exercise: shown in a frame once somebody presses. */
export function Embed({ page, title, height = "medium", poster, t }: BlockProps<"embed">): ReactNode {
  const frame = framePageOf(page);
  // Nothing of another host, whatever a document says.
  if (!frame)
    return (
      <Root>
        <SiteImage picture="" />
      </Root>
    );
  return (
    <Root className={height}>
      <ForeignFrame
        player={frame.player}
        href={page}
        title={title}
        poster={poster}
        words={{
          show: t("embed.show", { title }),
          note: t("embed.from", { host: frame.name }),
          open: t("embed.open"),
        }}
      />
    </Root>
  );
}

const Root = styled.div`
  ${frameStyle}
  .stage {
    height: 480px;
  }
  &.small .stage {
    height: 320px;
  }
  &.large .stage {
    height: min(720px, 90vh);
  }
`;
